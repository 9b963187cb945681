import { Table } from '../../ui/charts/Table.js'
import { Day } from '../../ui/text/Moment.js'
import { Money } from '../../ui/text/Money.js'
import type { WeekChart_WeekFragment } from './generated/earnings.js'

type Week = WeekChart_WeekFragment

const columns = [
  { header: 'Week of', cell: ({ startsOn }: Week) => <Day value={startsOn} /> },
  { header: 'Jobs', align: 'end' as const, cell: ({ jobs }: Week) => jobs },
  { header: 'Gross', align: 'end' as const, cell: ({ earned }: Week) => <Money value={earned} /> },
  { header: 'Net', align: 'end' as const, cell: ({ net }: Week) => <Money value={net} /> },
]

/** The chart's figures, the current week first. */
export const WeekTable = ({ weeks }: { weeks: readonly Week[] }) => (
  <Table
    caption="Earned in each of the last 12 weeks"
    columns={columns}
    rows={weeks.toReversed()}
    rowKey={({ startsOn }) => startsOn}
  />
)
