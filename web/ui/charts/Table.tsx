import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Tooltip } from '../overlays/Tooltip.js'
import { VisuallyHidden } from '../text/VisuallyHidden.js'
import { theme } from '../theme.js'
import { TableFrame } from './TableFrame.js'

const Scroll = styled.section`
  /* Words that are read but not drawn lie within it too, or they widen the page. */
  position: relative;
  overflow-x: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
`

const Explained = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: underline dotted;
  text-underline-offset: 0.25em;
  cursor: help;
`

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** How the column is counted, as a tooltip of its header. Say it elsewhere, too: phones have no hover. */
  help?: string
}

type TableProps<Row> = {
  /** The table's name for those who cannot see it. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** Rows and columns; scrolls sideways on a phone. */
export const Table = <Row,>({ caption, columns, rows, rowKey }: TableProps<Row>) => (
  <Scroll tabIndex={0} aria-label={caption}>
    <TableFrame>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map(({ header, align, help }) => (
            <th key={header} scope="col" data-align={align}>
              {help ? (
                <Tooltip text={help}>
                  <Explained type="button">{header}</Explained>
                </Tooltip>
              ) : (
                header
              )}
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
    </TableFrame>
  </Scroll>
)
