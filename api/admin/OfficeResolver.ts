import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql'
import { Context } from '../context.js'
import { readOne } from '../rows/read.js'
import { UUID } from '../shared/scalars.js'
import { SupportTicket } from '../support/SupportTicket.js'
import { ticketRows } from '../support/ticketRows.js'
import { VendorDocument } from '../vendors/VendorDocument.js'
import { documentRows } from '../vendors/vendorRows.js'
import { AnswerSupportTicketInput, ReviewVendorDocumentInput, UpdateSettingsInput } from './inputs.js'
import {
  answerSupportTicket,
  closeSupportTicket,
  reviewVendorDocument,
  updateSettings,
} from './officeActs.js'
import { readSettings } from './readSettings.js'
import { Settings } from './Settings.js'

const readTicket = (id: string, context: Context, info: GraphQLResolveInfo) =>
  readOne(ticketRows, info, context, 't.id = :id', { id })

@Resolver()
export class OfficeResolver {
  @Mutation(() => SupportTicket, {
    description: 'Answers a ticket and mails the answer to the customer. Admins only.',
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

  @Mutation(() => SupportTicket, { description: 'Closes a ticket. Admins only.' })
  async closeSupportTicket(
    @Arg('id', () => UUID, { description: 'The ticket.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await closeSupportTicket(context, id, true)
    return readTicket(id, context, info)
  }

  @Mutation(() => SupportTicket, { description: 'Opens a closed or answered ticket again. Admins only.' })
  async reopenSupportTicket(
    @Arg('id', () => UUID, { description: 'The ticket.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await closeSupportTicket(context, id, false)
    return readTicket(id, context, info)
  }

  @Mutation(() => VendorDocument, {
    description: 'Approves a document, or refuses it with a reason. Admins only.',
  })
  async reviewVendorDocument(
    @Arg('input', () => ReviewVendorDocumentInput, { description: 'The verdict.' })
    input: ReviewVendorDocumentInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await reviewVendorDocument(context, input)
    return readOne(documentRows, info, context, 't.id = :id', { id: input.id })
  }

  @Mutation(() => Settings, { description: 'Changes how this Haulbid is run. Admins only.' })
  async updateSettings(
    @Arg('input', () => UpdateSettingsInput, { description: 'All of it, changed or not.' })
    input: UpdateSettingsInput,
    @Ctx() context: Context,
  ) {
    await updateSettings(context, input)
    return readSettings(context)
  }
}
