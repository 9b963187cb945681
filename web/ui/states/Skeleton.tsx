import { keyframes, styled } from 'styled-components'
import { theme } from '../theme.js'

const breathe = keyframes`
  50% { opacity: 0.55; }
`

type SkeletonProps = { width?: string; height?: string }

/** A gray shape the size of the content to come. Wrap a group of them in LoadingRegion. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true }).withConfig({
  shouldForwardProp: prop => prop !== 'width' && prop !== 'height',
})<SkeletonProps>`
  display: block;
  width: ${({ width = '100%' }) => width};
  max-width: 100%;
  height: ${({ height = '1rem' }) => height};
  border-radius: ${theme.radius.s};
  background: ${theme.color.neutralSoft};
  animation: ${breathe} 1.6s ease-in-out infinite;
`
