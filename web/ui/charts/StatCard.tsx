import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.js'

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.xxs};
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.line};
  border-top: 3px solid ${theme.color.ink};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
`

const Label = styled.dt`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.s};

  svg {
    width: 18px;
    height: 18px;
  }
`

const Value = styled.dd`
  font-family: ${theme.font.heading};
  font-size: ${theme.fontSize.xxl};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.15;
`

const Note = styled.span`
  display: block;
  min-height: 1.5em;
  font-family: ${theme.font.text};
  font-size: ${theme.fontSize.s};
  font-weight: 400;
  line-height: 1.5;
`

type StatCardProps = {
  label: string
  value: ReactNode /** A line below the figure. */
  note?: ReactNode
  icon?: ReactNode
}

/** One labeled figure. Put several into `<Grid as="dl" min="9rem">`. */
export const StatCard = ({ label, value, note, icon }: StatCardProps) => (
  <Frame>
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
