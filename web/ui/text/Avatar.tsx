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

const Letters = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunken};
  color: ${theme.color.muted};
  font-family: ${theme.font.heading};
  font-weight: ${theme.weight.heading};
`

/** "BH" for "Becker Hauling": the first letters of the first two words. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap(word => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase()

/** The initials of a name, in place of a logo. The name is next to it, so they aren't announced. */
export const Initials = ({ name }: { name: string }) => (
  <Letters aria-hidden="true" translate="no">
    {initialsOf(name)}
  </Letters>
)
