import { bidGraph } from '@rules/bids/bidGraph.js'
import { keysOf } from '@rules/kinds.js'
import { mayMove } from '@rules/stateGraph.js'
import { screen, waitFor, within } from '@testing-library/react'
import type { FindUsersQueryVariables } from '../features/admin/viewing/generated/viewing.js'
import { type Network, refusal } from '../testing/fakeNetwork.js'
import { adminNetwork } from '../testing/makers/adminNetwork.js'
import { pagesOf } from '../testing/makers/connection.js'
import { makeBid } from '../testing/makers/makeBid.js'
import { makeArea, makeService, makeSize, makeVendorDocument } from '../testing/makers/makeBusiness.js'
import { makeAnyJob } from '../testing/makers/makeJob.js'
import { makeTicket } from '../testing/makers/makeTicket.js'
import { admin, makeListedUser } from '../testing/makers/makeUser.js'
import { makeStats } from '../testing/makers/makeVendor.js'
import { renderApp } from '../testing/renderApp.js'

const casey = makeListedUser(1, { firstName: 'Casey', lastName: 'Morgan', email: 'casey@example.com' })
const dale = makeListedUser(2, { firstName: 'Dale', lastName: 'Hart', userType: 'vendor' })
const people = [casey, dale]
const job = makeAnyJob(1)

const network: Network = {
  ...adminNetwork,
  FindUsers: ({ search, type }: FindUsersQueryVariables) => ({
    users: pagesOf(
      'User',
      people.filter(
        ({ firstName, userType }) => userType === type && firstName.toLowerCase().includes(search ?? ''),
      ),
      8,
    ),
  }),
  ViewedUser: ({ id }: { id: string }) => {
    const user = people.find(person => person.id === id)
    return user ? { user } : refusal('NOT_FOUND', 'User not found')
  },
  ViewedOrders: { customerJobs: pagesOf('Job', [job], 10) },
  ViewedTickets: { supportTickets: pagesOf('SupportTicket', [], 10) },
  AnyJob: { job },
  AnyThread: { messages: pagesOf('Message', [], 20) },
  ViewedVendor: {
    vendorStats: makeStats({ vendorId: dale.id }),
    vendorServices: [makeService()],
    serviceAreas: [makeArea('78701')],
    dumpsterSizes: [makeSize({ pricePerDay: '45.00' })],
    vendorDocuments: [makeVendorDocument()],
  },
  ViewedAvailableJobs: { availableJobs: pagesOf('Job', [job], 5) },
  ViewedVendorJobs: { vendorJobs: pagesOf('Job', [], 5) },
  ViewedBids: { job },
}

const open = (path = '/', more: Network = {}) =>
  renderApp(path, { user: admin, network: { ...network, ...more } })
const why = (name: string) => `You are viewing as ${name}. Nothing can be changed from here.`

const expectOff = (button: HTMLElement, name: string) => {
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription(why(name))
}

test('puts the admin view first, next to the two others', async () => {
  const { press } = open()
  expect(await screen.findByRole('tab', { name: 'Admin', selected: true })).toBeVisible()
  await press.click(screen.getByRole('tab', { name: 'Customer' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Customer view' })).toBeVisible()
  await press.click(screen.getByRole('tab', { name: 'Vendor' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Vendor view' })).toBeVisible()
})

test('finds a customer, and shows their screens with every button off', async () => {
  const { press, calls, router } = open('/?view=customer')
  await press.type(await screen.findByLabelText('Find a customer'), 'zzz')
  expect(await screen.findByText('No users found')).toBeVisible()
  await press.clear(screen.getByLabelText('Find a customer'))
  await press.click(await screen.findByRole('button', { name: /Casey Morgan/ }))
  expect(await screen.findByText(why('Casey Morgan'), { selector: '[role=status] *' })).toBeVisible()
  expect(router.location.search).toContain(casey.id)
  expectOff(screen.getByRole('button', { name: 'Junk Pickup' }), 'Casey Morgan')
  await press.click(await screen.findByRole('button', { name: /^View Details/ }))
  const dialog = await screen.findByRole('dialog')
  for (const name of ['Accept', 'Decline', 'Cancel order']) {
    expectOff(await within(dialog).findByRole('button', { name }), 'Casey Morgan')
  }
  await press.click(within(dialog).getByRole('button', { name: 'Accept' }))
  await press.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await press.click(within(dialog).getByRole('button', { name: 'Close' }))
  await press.click(screen.getByRole('tab', { name: 'My Account' }))
  expectOff(await screen.findByRole('button', { name: 'Edit Information' }), 'Casey Morgan')
  await press.click(screen.getByRole('tab', { name: 'Support' }))
  expectOff(await screen.findByRole('button', { name: 'Submit Ticket' }), 'Casey Morgan')
  expect(calls.find(({ operation }) => operation === 'ViewedOrders')?.variables).toEqual({
    customerId: casey.id,
  })
})

test("shows a vendor's screens with every button off", async () => {
  const { press } = open(`/?view=vendor&vendor=${dale.id}`)
  await waitFor(() =>
    expect(screen.getByText('Monthly Earnings').closest('dt')?.nextSibling).toHaveTextContent('$730.00'),
  )
  expectOff(await screen.findByRole('button', { name: 'Submit Bid' }), 'Dale Hart')
  expect(screen.getByText('No jobs assigned yet')).toBeVisible()
  const tabs = [
    ['Services', 'Offered', 'Change services'],
    ['Service Areas', 'Austin (1)', 'Add ZIP Code'],
    ['Inventory', '10 yard', 'Add Size'],
    ['Documents', 'Waiting for review', 'Upload'],
  ] as const
  for (const [tab, words, button] of tabs) {
    await press.click(screen.getByRole('tab', { name: tab }))
    expect(await screen.findByText(words)).toBeVisible()
    expectOff(screen.getByRole('button', { name: button }), 'Dale Hart')
  }
})

test.each([
  ['pending', 'Your bid: $149.50', ['Change', 'Withdraw']],
  ['rejected', 'Your bid of $149.50 was not accepted.', ['Submit Bid']],
  ['expired', 'Your bid of $149.50 has expired.', ['Bid Again']],
] as const)("shows a vendor's %s bid on the job, as the vendor sees it", async (status, words, buttons) => {
  const other = makeBid({ id: 'b0000002-0000-4000-8000-000000000000', jobId: job.id, price: '99.00' })
  const own = makeBid({ jobId: job.id, vendorId: dale.id, price: '149.50', status })
  open(`/?view=vendor&vendor=${dale.id}`, {
    ViewedBids: { job: makeAnyJob(1, { bids: [other, own] }) },
  })
  expect(await screen.findByText(words)).toBeVisible()
  for (const name of buttons) expectOff(screen.getByRole('button', { name }), 'Dale Hart')
  if (status === 'pending') expect(screen.queryByRole('button', { name: 'Submit Bid' })).toBeNull()
})

test.each(keysOf(bidGraph.states))("shows the vendor's moves for a bid that is %s", async status => {
  const own = makeBid({ jobId: job.id, vendorId: dale.id, status })
  open(`/?view=vendor&vendor=${dale.id}`, { ViewedBids: { job: makeAnyJob(1, { bids: [own] }) } })
  await screen.findByRole('button', { name: /^(Change|Submit Bid|Bid Again)$/ })
  const canChange = mayMove(bidGraph, status, 'change', 'vendor')
  expect(screen.queryAllByRole('button', { name: 'Change' })).toHaveLength(Number(canChange))
  const canWithdraw = mayMove(bidGraph, status, 'withdraw', 'vendor')
  expect(screen.queryAllByRole('button', { name: 'Withdraw' })).toHaveLength(Number(canWithdraw))
})

test("shows New in place of a vendor's rating until there is one, and the vendor's tickets", async () => {
  const { press } = open(`/?view=vendor&vendor=${dale.id}`, {
    ViewedVendor: {
      ...(network.ViewedVendor as object),
      vendorStats: makeStats({ vendorId: dale.id, rating: 0, ratingCount: 0 }),
    },
    ViewedTickets: {
      supportTickets: pagesOf('SupportTicket', [makeTicket({ issue: 'When are you paid?' })], 10),
    },
  })
  expect(await screen.findByText('New')).toBeVisible()
  expect(screen.queryByText('0.00')).toBeNull()
  await press.click(screen.getByRole('tab', { name: 'Support' }))
  expect(await screen.findByText('When are you paid?')).toBeVisible()
})

test('lets the admin choose another person if the linked one is gone or of another type', async () => {
  const { press } = open(`/?view=vendor&vendor=${casey.id}`)
  expect(await screen.findByText("We couldn't find this vendor")).toBeVisible()
  await press.click(screen.getByRole('button', { name: 'Choose another vendor' }))
  expect(await screen.findByLabelText('Find a vendor')).toBeVisible()
})

test("says what can't be loaded", async () => {
  open(`/?view=customer&customer=${casey.id}`, { ViewedOrders: new Error('offline') })
  expect(await screen.findByText("We couldn't load the jobs")).toBeVisible()
})
