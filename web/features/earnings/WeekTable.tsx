import type { WeekChart_WeekFragment } from '../../generated/graphql.js'
import { Day } from '../../ui/Day.js'
import { Money } from '../../ui/Money.js'
import { Table } from '../../ui/Table.js'

type Week = WeekChart_WeekFragment

const columns = [
  { header: 'Week of', cell: ({ startsOn }: Week) => <Day value={startsOn} /> },
  { header: 'Jobs', align: 'end' as const, cell: ({ jobs }: Week) => jobs },
  { header: 'Earned', align: 'end' as const, cell: ({ earned }: Week) => <Money value={earned} /> },
]

/** The chart in figures, this week first. */
export const WeekTable = ({ weeks }: { weeks: readonly Week[] }) => (
  <Table
    caption="Earned in each of the last 12 weeks"
    columns={columns}
    rows={weeks.toReversed()}
    rowKey={({ startsOn }) => startsOn}
  />
)
