import { prepared, rowsOf } from '../../platform/database/prepared.js'
import type { MailFact } from '../../platform/mail/Post.js'
import { changeLabel } from '../../rules/changeOrders/onSite.js'
import { formatMoney } from '../../rules/formatMoney.js'
import { datedWindowWords } from '../../rules/visits/windowWords.js'
import type { AppContext } from '../context.js'
import type { ChangeOrder } from './ChangeOrder.js'

const READ = prepared(`
  select o.kind, o.item, o.quantity::text, o.amount::text, o.note, o.decline_reason as "declineReason", o.window_start as "windowStart",
    o.window_end as "windowEnd", cardinality(o.photo_ids) as photos, j.time_zone as "timeZone"
  from change_orders o join jobs j on j.id = o.job_id where o.id = :id`)

interface ReadChange
  extends Pick<ChangeOrder, 'kind' | 'item' | 'quantity' | 'amount' | 'note' | 'declineReason'> {
  windowStart: string | null
  windowEnd: string | null
  photos: number
  timeZone: string
}

/** The facts that a mail gives about a change order. */
export const factsOfChange = async ({ clock, database }: AppContext, id: string): Promise<MailFact[]> => {
  const [change] = await rowsOf<ReadChange & Record<string, unknown>>(database.pool, READ, { id })
  if (!change) return []
  const { kind, amount, note, declineReason, windowStart, windowEnd, photos, timeZone } = change
  const window = windowStart && windowEnd && { windowStart, windowEnd, timeZone }
  const facts: [label: string, value: string | null][] = [
    ['Change', changeLabel(change)],
    [kind === 'swap' ? 'Time' : 'New time', window && datedWindowWords(window, clock())],
    [kind === 'discount' ? 'Takes off' : 'Costs', amount && formatMoney(amount)],
    ['Why', note],
    ['Photos', photos > 0 ? String(photos) : null],
    ['Reason for declining', declineReason],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null)
}
