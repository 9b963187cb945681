import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../theme.js'
import { variants } from '../variants.js'

export type BadgeTone = 'yellow' | 'blue' | 'green' | 'red' | 'neutral'

const color = theme.color

const Styled = styled.span.attrs<{ $tone: BadgeTone }>(({ $tone }) => ({ className: $tone }))`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xxs};
  min-height: 26px;
  padding: ${theme.space.hair} ${theme.space.xs};
  border-radius: ${theme.radius.s};
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

  @media ${media.forced} {
    border: 1px solid;
  }
  ${variants({
    yellow: `background: ${color.warningSoft}; color: ${color.warning};`,
    blue: `background: ${color.infoSoft}; color: ${color.info};`,
    green: `background: ${color.successSoft}; color: ${color.success};`,
    red: `background: ${color.dangerSoft}; color: ${color.danger};`,
    neutral: `background: ${color.neutralSoft}; color: ${color.ink};`,
  })}
`

/** A status: its color, always with its word. */
export const Badge = ({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <Styled $tone={tone}>{children}</Styled>
)
