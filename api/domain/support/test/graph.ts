import { type TicketStatus, ticketGraph } from '../../../rules/support/ticketGraph.js'
import { graphql } from '../../../test/generated/gql.js'
import { people, stateIn, type Thing } from '../../../test/graphs/walked.js'
import { type Act, walkGraph } from '../../../test/graphs/walkGraph.js'
import { OPEN_SUPPORT_TICKET } from '../../../test/operations.js'
import type { TestUser } from '../../../test/users.js'

const ANSWER_TICKET = graphql(`
  mutation AnswerWalkedTicket($input: AnswerSupportTicketInput!) { answerSupportTicket(input: $input) { id } }
`)
const CLOSE_TICKET = graphql(`mutation CloseWalkedTicket($id: UUID!) { closeSupportTicket(id: $id) { id } }`)
const REOPEN_TICKET = graphql(
  `mutation ReopenWalkedTicket($id: UUID!) { reopenSupportTicket(id: $id) { id } }`,
)
const answerTicket = (by: TestUser, { id }: Thing) =>
  by.answer(ANSWER_TICKET, { input: { id, response: 'Yes' } })

const answered: Act<typeof ticketGraph, Thing> = { act: answerTicket }

export const walks = {
  ticketGraph: () =>
    walkGraph('ticket', ticketGraph, {
      async make(state) {
        const input = { orderNumber: null, issue: 'Nobody came' }
        const ticket = (await people.customer.ask(OPEN_SUPPORT_TICKET, { input })).openSupportTicket
        if (state === 'answered') await answerTicket(people.admin, ticket)
        if (state === 'closed') await people.admin.ask(CLOSE_TICKET, { id: ticket.id })
        return ticket
      },
      stateOf: stateIn<TicketStatus>('support_tickets'),
      people: () => people,
      ways: {
        answer: answered,
        answerClosed: answered,
        close: { act: (by, { id }) => by.answer(CLOSE_TICKET, { id }) },
        reopen: { act: (by, { id }) => by.answer(REOPEN_TICKET, { id }) },
      },
    }),
}
