import type { Rel } from '@mikro-orm/core'
import { Int } from 'type-graphql'
import { addsTo } from '../../platform/rows/View.js'
import { ticketGraph } from '../../rules/support/ticketGraph.js'
import { counted, WorklistField, waiting, worklistRows } from '../Worklist.js'
import { SupportTicket } from './SupportTicket.js'
import { ticketRows } from './ticketRows.js'

const tickets = waiting(
  () => ticketRows,
  `support_tickets w where w.status = '${ticketGraph.first}'`,
  s => `${s.createdAt}, ${s.id}`,
)

class SupportInWorklist {
  @WorklistField(() => Int, { description: counted('open support tickets') })
  ticketCount!: number

  @WorklistField(() => [SupportTicket], {
    description: 'Open support tickets. Those that have waited longest come first.',
  })
  tickets!: Rel<SupportTicket>[]
}

export const supportInWorklist = addsTo<SupportInWorklist, SupportInWorklist, object>(worklistRows, {
  fields: {
    ticketCount: tickets.count,
    tickets: tickets.rows,
  },
})
