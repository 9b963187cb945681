import { styled } from 'styled-components'
import { theme } from '../theme.js'

type ContainerProps = {
  width?: keyof typeof theme.width
  /** At least as tall as the screen, so that what comes below stays out of sight. */
  tall?: boolean
}

/** Centers its children on the page and keeps the side margins; at most 1120 px wide. */
export const Container = styled.div.withConfig({
  shouldForwardProp: prop => prop !== 'width' && prop !== 'tall',
})<ContainerProps>`
  width: 100%;
  max-width: calc(${({ width = 'page' }) => theme.width[width]} + 2 * ${theme.space.m});
  margin-inline: auto;
  padding-inline: ${theme.space.m};
  ${({ tall }) => tall && 'min-height: 100dvh;'}
`
