import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.js'

export type BadgeTone = 'yellow' | 'blue' | 'green' | 'red' | 'neutral'

const tones = {
  yellow: [theme.color.warningSoft, theme.color.warning],
  blue: [theme.color.infoSoft, theme.color.info],
  green: [theme.color.successSoft, theme.color.success],
  red: [theme.color.dangerSoft, theme.color.danger],
  neutral: [theme.color.neutralSoft, theme.color.ink],
} as const

const Styled = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xxs};
  min-height: 26px;
  padding: ${theme.space.hair} ${theme.space.xs};
  border-radius: ${theme.radius.s};
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  font-size: ${theme.fontSize.xs};
  font-weight: ${theme.weight.strong};
  line-height: ${theme.leading.snug};
  white-space: nowrap;

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 2px;
    background: currentcolor;
  }

  @media print {
    border: 1px solid;
  }
`

/** A status: its color, always with its word. */
export const Badge = ({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <Styled $tone={tone}>{children}</Styled>
)
