import { styled } from 'styled-components'
import { theme } from '../theme.js'

/** A small square picture: a logo. */
export const Avatar = styled.img<{ $size?: number }>`
  flex: none;
  width: ${({ $size = 72 }) => $size}px;
  height: ${({ $size = 72 }) => $size}px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunken};
  object-fit: contain;
`
