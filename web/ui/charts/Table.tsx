import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../text/VisuallyHidden.js'
import { theme } from '../theme.js'

const Scroll = styled.section`
  /* Words that are read but not drawn lie within it too, or they widen the page. */
  position: relative;
  overflow-x: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
`

const Frame = styled.table`
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
    font-weight: 600;
    white-space: nowrap;
  }

  tbody tr:not(:last-child) td {
    border-bottom: 1px solid ${theme.color.line};
  }

  [data-align='end'] {
    text-align: right;
  }
`

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
}

type TableProps<Row> = {
  /** Names the table for those who cannot see it. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** Rows and columns; scrolls sideways within itself on a phone. */
export const Table = <Row,>({ caption, columns, rows, rowKey }: TableProps<Row>) => (
  <Scroll tabIndex={0} aria-label={caption}>
    <Frame>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map(({ header, align }) => (
            <th key={header} scope="col" data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={rowKey(row)}>
            {columns.map(({ header, align, cell }) => (
              <td key={header} data-align={align}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Frame>
  </Scroll>
)
