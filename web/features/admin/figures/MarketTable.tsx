import { Table } from '../../../ui/charts/Table.js'
import { Day } from '../../../ui/text/Day.js'
import { Money } from '../../../ui/text/Money.js'
import type { MarketDays } from './MarketCharts.js'

/** The figures behind the charts, today first. */
export const MarketTable = ({ days }: { days: MarketDays }) => (
  <Table
    caption="Orders and revenue by day"
    columns={[
      { header: 'Day', cell: ({ date }) => <Day value={date} /> },
      { header: 'Orders', align: 'end', cell: ({ orders }) => orders },
      { header: 'Revenue', align: 'end', cell: ({ revenue }) => <Money value={revenue} /> },
    ]}
    rows={days.toReversed()}
    rowKey={({ date }) => date}
  />
)
