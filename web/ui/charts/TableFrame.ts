import { styled } from 'styled-components'
import { theme } from '../theme.js'

/** The look of every table, whichever way it adapts to narrow screens. */
export const TableFrame = styled.table`
  width: 100%;
  font-size: ${theme.fontSize.s};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${theme.space.s} ${theme.space.m};
    text-align: left;
    vertical-align: middle;
  }

  th {
    border-bottom: 2px solid ${theme.color.line};
    color: ${theme.color.muted};
    font-weight: ${theme.weight.strong};
    white-space: nowrap;
  }

  tbody tr:not(:last-child) td {
    border-bottom: 1px solid ${theme.color.line};
  }

  [data-align='end'] {
    text-align: right;
  }
`
