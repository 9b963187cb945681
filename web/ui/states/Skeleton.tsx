import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { VisuallyHidden } from '../text/VisuallyHidden.js'
import { theme } from '../theme.js'

const breathe = keyframes`
  50% { opacity: 0.55; }
`

type SkeletonProps = { width?: string; height?: string }

/** A gray shape the size of the content to come. Wrap a group of them in LoadingRegion. */
export const Skeleton = styled.span
  .withConfig({ shouldForwardProp: prop => prop !== 'width' && prop !== 'height' })
  .attrs<SkeletonProps>(({ width = '100%', height = '1rem' }) => ({
    'aria-hidden': true,
    style: { width, height },
  }))`
  display: block;
  max-width: 100%;
  border-radius: ${theme.radius.s};
  background: ${theme.color.neutralSoft};
  animation: ${breathe} 1.6s ease-in-out infinite;
`

/** Skeletons with a label for those who can't see them. */
export const LoadingRegion = ({
  label = 'Loading...',
  children,
}: {
  label?: string
  children?: ReactNode
}) => (
  <div role="status" aria-busy="true" data-loading="">
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
)
