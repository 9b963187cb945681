import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { RowCheckbox } from '../actions/RowCheckbox.js'
import { VisuallyHidden } from '../text/VisuallyHidden.js'
import { media, theme } from '../theme.js'
import { TableFrame } from './TableFrame.js'

const Frame = styled(TableFrame)`
  border: 1px solid ${theme.color.line};
  border-collapse: separate;
  border-spacing: 0;
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};

  th,
  td {
    padding: ${theme.space.xs} ${theme.space.m};
  }

  /* Who or what a row is about may be one long word; elsewhere no word breaks to make room for it. */
  td:first-child,
  td[data-select] + td {
    overflow-wrap: anywhere;
  }

  td[data-breaks] {
    min-width: 8rem;
    overflow-wrap: anywhere;
  }

  thead td {
    border-bottom: 2px solid ${theme.color.line};
  }

  [data-select] {
    width: 1%;
    padding-right: 0;
  }

  &[aria-busy='true'] {
    opacity: 0.6;
  }

  @media not all and ${media.wide} {
    &,
    tbody,
    tr,
    td {
      display: block;
    }

    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    thead [data-select] {
      display: none;
    }

    tr {
      padding: ${theme.space.s} ${theme.space.m};
    }

    tbody tr:not(:last-child) {
      border-bottom: 1px solid ${theme.color.line};
    }

    td,
    td[data-align='end'] {
      display: grid;
      grid-template-columns: 6rem minmax(0, 1fr);
      gap: ${theme.space.s};
      align-items: center;
      padding: ${theme.space.xxs} 0;
      text-align: left;
    }

    tbody tr:not(:last-child) td {
      border-bottom: 0;
    }

    /* What a row is about is its heading. */
    td[data-heading] {
      grid-template-columns: minmax(0, 1fr);
      font-weight: ${theme.weight.strong};
    }

    td[data-heading]::before {
      display: none;
    }

    td::before {
      content: attr(data-label) / '';
      color: ${theme.color.muted};
    }
  }
`

export type CardColumn<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** True for the column that heads the card that a row becomes on a phone, without its label. */
  isHeading?: boolean
  /** True if a word longer than its column breaks, as in names and user-written text. */
  breaks?: boolean
  /** The sort direction of this column, if the rows are sorted by it. */
  sorted?: 'ascending' | 'descending' | undefined
}

export type RowSelection<Row> = {
  isSelected: (row: Row) => boolean
  /** The accessible name of a row's checkbox, such as "Select Dale Hart". */
  nameOf: (row: Row) => string
  onSelect: (rows: readonly Row[], selected: boolean) => void
}

type CardTableProps<Row> = {
  /** The table's name for screen readers. */
  caption: string
  columns: readonly CardColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  isBusy?: boolean
  selection?: RowSelection<Row>
}

/** Explicit roles, since browsers drop a table's semantics when its display changes. */
const role = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
}

/** A table whose rows become cards where it does not fit. */
export const CardTable = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  isBusy,
  selection,
}: CardTableProps<Row>) => (
  <Frame {...role.table} aria-busy={isBusy || undefined}>
    <VisuallyHidden as="caption">{caption}</VisuallyHidden>
    <thead {...role.group}>
      <tr {...role.row}>
        {selection && (
          <td {...role.cell} data-select="">
            <RowCheckbox
              label={`Select all ${caption.toLowerCase()} on this page`}
              checked={rows.length > 0 && rows.every(selection.isSelected)}
              onChange={selected => selection.onSelect(rows, selected)}
            />
          </td>
        )}
        {columns.map(({ header, align, sorted }) => (
          <th key={header} {...role.head} scope="col" data-align={align} aria-sort={sorted}>
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...role.group}>
      {rows.map(row => (
        <tr key={rowKey(row)} {...role.row} data-row={rowKey(row)}>
          {selection && (
            <td {...role.cell} data-label="Select" data-select="">
              <div>
                <RowCheckbox
                  label={`Select ${selection.nameOf(row)}`}
                  checked={selection.isSelected(row)}
                  onChange={selected => selection.onSelect([row], selected)}
                />
              </div>
            </td>
          )}
          {columns.map(({ header, align, isHeading, breaks, cell }) => (
            <td
              key={header}
              {...role.cell}
              data-label={header}
              data-align={align}
              data-heading={isHeading || undefined}
              data-breaks={breaks || undefined}
            >
              <div>{cell(row)}</div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Frame>
)
