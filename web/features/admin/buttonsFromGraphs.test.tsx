import { applicationGraph } from '@rules/applications/applicationGraph.js'
import { keysOf } from '@rules/kinds.js'
import { type MoveOf, type Mover, mayMove, type StateGraph, type StateOf } from '@rules/stateGraph.js'
import { ticketGraph } from '@rules/support/ticketGraph.js'
import { documentGraph } from '@rules/vendors/documentGraph.js'
import { screen, within } from '@testing-library/react'
import type { Network } from '../../testing/fakeNetwork.js'
import { adminNetwork } from '../../testing/makers/adminNetwork.js'
import { pagesOf } from '../../testing/makers/connection.js'
import { makeVendorDocument } from '../../testing/makers/makeBusiness.js'
import { makeTicket } from '../../testing/makers/makeTicket.js'
import { admin } from '../../testing/makers/makeUser.js'
import { makeManagedVendor } from '../../testing/makers/makeVendor.js'
import { renderApp } from '../../testing/renderApp.js'

const open = (path: string, network: Network) =>
  renderApp(path, { user: admin, network: { ...adminNetwork, ...network } })

/** Expects exactly those buttons whose move this role may make from the state. */
const expectButtons = <Graph extends StateGraph>(
  place: HTMLElement,
  graph: Graph,
  state: StateOf<Graph>,
  by: Mover,
  buttons: { [Move in MoveOf<Graph>]?: string | RegExp },
) => {
  const entries = Object.entries(buttons) as [MoveOf<Graph>, string | RegExp][]
  const shown = entries.filter(([, name]) => within(place).queryByRole('button', { name }))
  const allowed = entries.filter(([move]) => mayMove(graph, state, move, by))
  expect(shown).toEqual(allowed)
}

test.each(keysOf(documentGraph.states))('shows the moves for a document that is %s', async reviewStatus => {
  const dale = makeManagedVendor({ documents: [makeVendorDocument({ reviewStatus })] })
  open(`/?tab=vendors&review=${dale.id}`, {
    ManagedVendors: { users: pagesOf('User', [dale], 10) },
    ManagedVendor: { user: dale, business: null },
  })
  const paper = await screen.findByRole('article', { name: 'W-9' })
  expectButtons(paper, documentGraph, reviewStatus, 'admin', { approve: 'Approve', refuse: 'Refuse' })
})

test.each(keysOf(ticketGraph.states))('shows the moves for a ticket that is %s', async status => {
  const ticket = makeTicket({ status })
  open('/?tab=orders&tickets=open&tickets.status=all', {
    Tickets: { supportTickets: pagesOf('SupportTicket', [ticket], 10) },
  })
  const record = await screen.findByRole('article', { name: /Maria Lopez/ })
  expectButtons(record, ticketGraph, status, 'admin', { answer: 'Reply', close: 'Close ticket' })
})

test.each(keysOf(applicationGraph.states))('shows the moves for an application that is %s', async status => {
  const isDecided = status !== applicationGraph.first
  const application = {
    __typename: 'VendorApplication',
    id: 'a',
    businessName: 'Becker Hauling',
    firstName: 'Ben',
    lastName: 'Becker',
    email: 'ben@becker.example',
    phone: '5125550147',
    zipCode: '78704',
    services: ['junk_pickup'],
    message: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    status,
    decidedAt: isDecided ? '2026-11-20T10:00:00.000Z' : null,
    declineReason: null,
    version: 1,
    decidedBy: null,
    account: null,
    others: [],
  }
  open('/?application=a', {
    OneApplication: {
      vendorApplication: application,
      vendorApplications: pagesOf('VendorApplication', [], 10),
    },
  })
  const dialog = await screen.findByRole('dialog', { name: 'Becker Hauling' })
  await within(dialog).findByText('ben@becker.example')
  expectButtons(dialog, applicationGraph, status, 'admin', { invite: 'Invite', decline: 'Decline' })
})
