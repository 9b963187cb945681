import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden.js'

/** Skeletons with a label for those who cannot see them. */
export const LoadingRegion = ({
  label = 'Loading...',
  children,
}: {
  label?: string
  children?: ReactNode
}) => (
  <div role="status" aria-busy="true">
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
)
