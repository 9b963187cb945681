import { DayCells } from '../../ui/layout/DayCells.js'
import { formatDay } from '../../ui/text/formatMoment.js'
import type { StockQuery } from './generated/stock.js'

type Day = StockQuery['stock'][number]['days'][number]

const Cell = ({ day, total, taken, overdue }: Day) => (
  <li data-tone={taken > total || overdue > 0 ? 'bad' : taken === total ? 'full' : undefined}>
    <span>{formatDay(day).slice(0, 3)} </span>
    <strong>{Number(day.slice(-2))} </strong>
    <span>{Math.max(total - taken, 0)} free </span>
    <small>{taken} taken </small>
    {overdue > 0 && <small>{overdue} late </small>}
    {taken > total && <small>{taken - total} short </small>}
  </li>
)

/** How many dumpsters of a size are free, taken, and late on each of the next days. */
export const StockStrip = ({ label, days }: { label: string; days: readonly Day[] }) => (
  <DayCells aria-label={`${label}, the next ${days.length} days`}>
    {days.map(day => (
      <Cell key={day.day} {...day} />
    ))}
  </DayCells>
)
