import { Table } from '../../ui/charts/Table.js'
import { Money } from '../../ui/text/Money.js'
import { type Span, spanWords, type Unit } from './spans.js'

/** The chart's figures, the current week or month first. */
export const EarnedTable = ({ spans, unit }: { spans: readonly Span[]; unit: Unit }) => (
  <Table
    caption={`Earned in each of the last 12 ${unit}s`}
    columns={[
      { header: spanWords[unit].header, cell: ({ startsOn }) => spanWords[unit].cell(startsOn) },
      { header: 'Jobs', align: 'end', cell: ({ jobs }) => jobs },
      { header: 'Gross', align: 'end', cell: ({ earned }) => <Money value={earned} /> },
      { header: 'Net', align: 'end', cell: ({ net }) => <Money value={net} /> },
    ]}
    rows={spans.toReversed()}
    rowKey={({ startsOn }) => startsOn}
  />
)
