import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../theme.js'
import { chosen, variants } from '../variants.js'

const Frame = styled.div.attrs<{ $compact: boolean }>(({ $compact }) => ({
  className: chosen($compact && 'compact'),
}))`
  display: grid;
  align-content: start;
  gap: ${theme.space.xxs};
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.line};
  border-top: 3px solid ${theme.color.ink};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};

  ${variants({
    compact: `
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: 0 ${theme.space.xs};
      padding: ${theme.space.xxs} ${theme.space.s};
      border-top-width: 1px;

      dt {
        gap: ${theme.space.xs};
        flex-direction: row-reverse;
        font-size: ${theme.fontSize.xs};

        /* An amount has the room. */
        svg {
          display: none;
        }
      }

      dd {
        min-width: 2ch;
        font-size: ${theme.fontSize.l};
        text-align: right;
        white-space: nowrap;
      }
    `,
  })}
`

const Label = styled.dt`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.s};

  svg {
    flex: none;
    width: 18px;
    height: 18px;

    /* Two cards in a row: the label takes one line. */
    @media ${media.phone} {
      display: none;
    }
  }
`

const Value = styled.dd`
  font-family: ${theme.font.heading};
  font-size: ${theme.fontSize.xxl};
  font-weight: ${theme.weight.heading};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.leading.tight};
`

const Note = styled.span`
  display: block;
  min-height: 1.5em;
  font-family: ${theme.font.text};
  font-size: ${theme.fontSize.s};
  font-weight: ${theme.weight.text};
  line-height: ${theme.leading.text};
`

type StatCardProps = {
  label: string
  value: ReactNode /** A line below the figure. */
  note?: ReactNode
  icon?: ReactNode
  /** True for a single line, where figures are not the main content of the screen. */
  compact?: boolean
}

/** One labeled figure. Put several into `<Grid as="dl" min="9rem">`. */
export const StatCard = ({ label, value, note, icon, compact = false }: StatCardProps) => (
  <Frame $compact={compact}>
    <Label>
      {label}
      {icon}
    </Label>
    <Value>
      {value}
      {note !== undefined && <Note> {note}</Note>}
    </Value>
  </Frame>
)
