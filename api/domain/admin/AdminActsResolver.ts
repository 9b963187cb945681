import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Int, Mutation, Resolver } from 'type-graphql'
import { readById } from '../../platform/rows/read.js'
import { VERSION_READ } from '../conflicts.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { SupportTicket } from '../support/SupportTicket.js'
import { ticketRows } from '../support/ticketRows.js'
import { documentRows } from '../vendors/documentRows.js'
import { VendorDocument } from '../vendors/VendorDocument.js'
import { answerSupportTicket, closeSupportTicket } from './adminActs.js'
import { AnswerSupportTicketInput, ReviewVendorDocumentInput } from './inputs.js'
import { reviewVendorDocument } from './reviewVendorDocument.js'

const readTicket = (id: string, context: Context, info: GraphQLResolveInfo) =>
  readById(ticketRows, info, context, id)

@Resolver()
export class AdminActsResolver {
  @Mutation(() => SupportTicket, {
    description:
      'Answers a ticket and mails the answer to the customer. CONFLICT CHANGED_MEANWHILE if the ticket has changed. Admins only.',
  })
  async answerSupportTicket(
    @Arg('input', () => AnswerSupportTicketInput, { description: 'The ticket and the answer.' })
    input: AnswerSupportTicketInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await answerSupportTicket(context, input)
    return readTicket(input.id, context, info)
  }

  @Mutation(() => SupportTicket, {
    description: 'Closes a ticket. CONFLICT CHANGED_MEANWHILE if the ticket has changed. Admins only.',
  })
  async closeSupportTicket(
    @Arg('id', () => UUID, { description: 'The ticket.' }) id: string,
    @Arg('version', () => Int, { nullable: true, description: VERSION_READ })
    version: number | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await closeSupportTicket(context, id, true, version)
    return readTicket(id, context, info)
  }

  @Mutation(() => SupportTicket, {
    description:
      'Reopens a closed or answered ticket. CONFLICT CHANGED_MEANWHILE if the ticket has changed. Admins only.',
  })
  async reopenSupportTicket(
    @Arg('id', () => UUID, { description: 'The ticket.' }) id: string,
    @Arg('version', () => Int, { nullable: true, description: VERSION_READ })
    version: number | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await closeSupportTicket(context, id, false, version)
    return readTicket(id, context, info)
  }

  @Mutation(() => VendorDocument, {
    description:
      'Approves a document, or refuses it with a reason. CONFLICT: DOCUMENT_REFUSED if it was already refused, DOCUMENT_REPLACED if a newer one was approved, CHANGED_MEANWHILE if it has changed. Admins only.',
  })
  async reviewVendorDocument(
    @Arg('input', () => ReviewVendorDocumentInput, { description: 'The decision.' })
    input: ReviewVendorDocumentInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await reviewVendorDocument(context, input)
    return readById(documentRows, info, context, input.id)
  }
}
