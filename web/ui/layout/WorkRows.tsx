import { styled } from 'styled-components'
import { DIALOG_ACTIONS, media, theme } from '../theme.js'

/** Rows of work to do: age, item, person, amount, and the decision; on a phone one below the other. */
export const WorkRows = styled.ul`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
`

export const WorkRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space.xxs} ${theme.space.s};
  align-items: center;
  min-height: 52px;
  padding: ${theme.space.xs} ${theme.space.s};

  & + & {
    border-top: 1px solid ${theme.color.line};
  }

  &:hover,
  &:focus-within {
    background: ${theme.color.raised};
  }

  @media ${media.wide} {
    grid-template-columns: 5.75rem minmax(0, 1fr) minmax(0, 9.5rem) 5.5rem minmax(15.5rem, auto);
  }
`

/** A part of a row. `wide` parts take a whole line on a phone. */
export const RowCell = styled.div<{ $isWide?: boolean }>`
  min-width: 0;
  overflow-wrap: anywhere;
  font-size: ${theme.fontSize.s};
  line-height: ${theme.leading.snug};
  ${({ $isWide }) => ($isWide ? 'grid-column: 1 / -1;' : '')}

  @media ${media.wide} {
    grid-column: auto;
  }
`

export const RowAmount = styled(RowCell)`
  text-align: end;
  font-variant-numeric: tabular-nums;
`

/** The buttons of a row. */
export const RowActs = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  /* As tall as a small button, which comes a moment later. */
  min-height: 36px;

  @media ${media.wide} {
    grid-column: 5;
    justify-content: flex-end;
  }
`

/** Below a row's parts, as wide as the row. */
export const RowBelow = styled.div`
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
`

/** A question in a row, with its form. */
export const RowPanel = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  max-width: ${theme.width.form};
  margin-left: auto;
  padding: ${theme.space.s} 0 ${theme.space.xs};

  [${DIALOG_ACTIONS}] {
    position: static;
    margin: ${theme.space.xs} 0 0;
    padding: 0;
    background: none;
  }
`
