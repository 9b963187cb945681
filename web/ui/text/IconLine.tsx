import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.js'
import { VisuallyHidden } from './VisuallyHidden.js'

const Line = styled.p`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${theme.space.xs};
  line-height: ${theme.leading.snug};

  svg {
    width: 18px;
    height: 18px;
    margin-top: 2px;
    color: ${theme.color.muted};
  }
`

type IconLineProps = {
  icon: ReactNode
  /** The icon's meaning, for screen readers. */
  label: string
  children: ReactNode
}

/** A fact with an icon in place of its label. */
export const IconLine = ({ icon, label, children }: IconLineProps) => (
  <Line>
    {icon}
    <span>
      <VisuallyHidden>{label}: </VisuallyHidden>
      {children}
    </span>
  </Line>
)
