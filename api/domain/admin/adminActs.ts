import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { notFound } from '../../platform/errors.js'
import { canMove } from '../../rules/stateGraph.js'
import { orNull } from '../../rules/text.js'
import { ticketGraph } from '../../rules/ticketGraph.js'
import { lockActive } from '../accounts/lockActive.js'
import type { Viewer } from '../accounts/Viewer.js'
import { audit } from '../audit/audit.js'
import { expectVersion } from '../conflicts.js'
import type { Context } from '../context.js'
import { makeMove } from '../makeMove.js'
import { SupportTicket } from '../support/SupportTicket.js'
import { tell } from '../tell.js'
import type { AnswerSupportTicketInput, UpdateSettingsInput } from './inputs.js'
import { Settings } from './Settings.js'

/**
 * Keeps the account of whoever is told from being closed in between, which would leave the notice behind. Accounts are locked
 * before the row that names them, so that is read twice.
 */
export async function lockWithOwner(
  tx: EntityManager,
  viewer: Viewer,
  ownerOf: (tx: EntityManager) => Promise<string | undefined>,
): Promise<string | undefined> {
  const owner = await ownerOf(tx.fork({ keepTransactionContext: true }))
  await lockActive(tx, viewer, owner ? { others: [owner] } : {})
  return owner
}

/** Mailed to the customer; a later answer replaces the earlier one. */
export async function answerSupportTicket(
  context: Context,
  { id, response, version }: AnswerSupportTicketInput,
): Promise<void> {
  const viewer = await context.signedIn(...ticketGraph.moves.answer.by)
  await context.act(async tx => {
    await lockWithOwner(tx, viewer, async em => (await em.findOne(SupportTicket, id))?.customerId)
    const ticket = await tx.findOne(SupportTicket, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (!ticket) throw notFound('Ticket')
    expectVersion(ticket, version)
    const { status, adminResponse } = ticket
    const move = canMove(ticketGraph, status, 'answerClosed') ? 'answerClosed' : 'answer'
    const answered = makeMove(ticketGraph, status, move, 'admin')
    audit(tx, context, viewer, {
      action: 'answerSupportTicket',
      subjectId: id,
      before: { status, adminResponse },
      after: { status: answered, adminResponse: response },
    })
    Object.assign(ticket, { adminResponse: response, status: answered, updatedAt: context.now })
    const { customerId, orderNumber: jobId } = ticket
    await tell(tx, context, { kind: 'ticket_answered', to: [customerId], jobId, data: { ticketId: id } })
  })
}

/** Closes or reopens a ticket; made twice, a move changes nothing. */
export async function closeSupportTicket(
  context: Context,
  id: string,
  isClosed: boolean,
  version?: number | null,
): Promise<void> {
  const move = isClosed ? 'close' : 'reopen'
  const viewer = await context.signedIn(...ticketGraph.moves[move].by)
  await context.act(async tx => {
    await lockActive(tx, viewer)
    const ticket = await tx.findOne(SupportTicket, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (!ticket) throw notFound('Ticket')
    const status = makeMove(ticketGraph, ticket.status, move, 'admin')
    if (ticket.status === status) return
    expectVersion(ticket, version)
    const action = isClosed ? 'closeSupportTicket' : 'reopenSupportTicket'
    audit(tx, context, viewer, {
      action,
      subjectId: id,
      before: { status: ticket.status },
      after: { status },
    })
    Object.assign(ticket, { status, updatedAt: context.now })
  })
}

export async function updateSettings(context: Context, input: UpdateSettingsInput): Promise<void> {
  const viewer = await context.signedIn('admin')
  await context.act(async tx => {
    await lockActive(tx, viewer)
    const settings = await tx.findOneOrFail(Settings, { id: true }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    expectVersion(settings, input.version)
    const { serviceFeePercent, supportPhone, documentsRequired } = settings
    const after = {
      serviceFeePercent: input.serviceFeePercent.toFixed(2),
      supportPhone: orNull(input.supportPhone)?.trim() ?? null,
      documentsRequired: input.documentsRequired,
    }
    audit(tx, context, viewer, {
      action: 'updateSettings',
      before: { serviceFeePercent, supportPhone, documentsRequired },
      after,
    })
    Object.assign(settings, after)
  })
}
