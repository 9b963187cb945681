import { act, screen, waitFor, within } from '@testing-library/react'
import type { Network } from '../../testing/fakeNetwork.js'
import { orderId } from '../../testing/makers/ids.js'
import { makeMyBid } from '../../testing/makers/makeBid.js'
import { makeAvailableJob, makeOwnJob } from '../../testing/makers/makeJob.js'
import { makeAgenda, type VendorAgenda } from '../../testing/makers/makeVendor.js'
import { vendor, vendorNetwork } from '../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../testing/renderApp.js'

const open = (agenda: VendorAgenda, network: Network = {}, path = '/') =>
  renderApp(path, { user: vendor, network: { ...vendorNetwork({ agenda }), ...network } })

const region = (name: string) => screen.findByRole('region', { name })
const checklist = () => region('Get ready for your first job')

/** A vendor who has just been invited. */
const fresh = makeAgenda({
  hasServices: false,
  hasAreas: false,
  documentsOnFile: 0,
  hasBid: false,
  hasJob: false,
})

const job = makeOwnJob({ title: 'Casey Morgan - Junk Pickup', unreadMessages: 2 })
const bidOn = (some: Parameters<typeof makeAvailableJob>[0], status: 'pending' | 'rejected') => {
  const of = makeAvailableJob(some)
  return { ...makeMyBid({ status, jobId: of.id }), job: of }
}

test('starts a new vendor with a checklist that links to what is missing', async () => {
  const { press, router } = open(fresh)
  const list = within(await checklist())
  expect(list.getByRole('status')).toHaveTextContent('0 of 4 done')
  expect(list.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/?tab=services',
    '/?tab=areas',
    '/?tab=documents',
    '/?tab=overview#available-jobs',
  ])
  expect(screen.queryByRole('region', { name: 'What to do' })).not.toBeInTheDocument()
  await press.click(list.getByRole('link', { name: /Submit your first bid/ }))
  expect(screen.getByRole('heading', { name: 'Available Jobs' })).toHaveFocus()
  await press.click(list.getByRole('link', { name: /Choose the services/ }))
  expect(await screen.findByRole('tab', { name: 'Services', selected: true })).toBeVisible()
  expect(router.location.search).toBe('?tab=services')
  // It stays in view until it is done.
  expect(await checklist()).toBeVisible()
})

test('asks a vendor who offers rentals for sizes and rates', async () => {
  open({ ...fresh, hasServices: true, offersRentals: true })
  const list = within(await checklist())
  expect(list.getByRole('status')).toHaveTextContent('1 of 5 done')
  expect(list.getByRole('link', { name: /Add your dumpster sizes and rates/ })).toHaveAttribute(
    'href',
    '/?tab=inventory',
  )
})

test('lists money to settle either way, and leaves out what is settled', async () => {
  const toSettle = (id: number, amountDue: string, amountToPayBack: string) =>
    ({ ...makeOwnJob({ id: orderId(id) }), amountDue, amountToPayBack }) as never
  open(
    makeAgenda({
      jobsToSettle: [
        toSettle(1, '149.50', '0.00'),
        toSettle(2, '0.00', '20.00'),
        toSettle(3, '0.00', '0.00'),
      ],
    }),
  )
  const money = within(await region('Money to settle'))
  expect(money.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Casey Morgan owes you $149.50'),
    expect.stringContaining('Pay back $20.00 to Casey Morgan'),
  ])
})

test('checks entries off as things are done here or elsewhere, and disappears with the last one', async () => {
  let agenda = fresh
  const app = open(agenda, { VendorAgenda: () => ({ vendorAgenda: agenda }) })
  await checklist()
  await waitFor(() => expect(app.live.subscriptions).toHaveLength(1))
  const change = async (kind: 'service' | 'document' | 'bid', some: Partial<VendorAgenda>) => {
    agenda = { ...agenda, ...some }
    await act(async () => app.live.push({ jobs: [], stale: [{ kind, id: 'x', jobId: null }] }))
  }
  await change('service', { hasServices: true, hasAreas: true })
  expect(await screen.findByText('2 of 4 done')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Done: Choose the services/ })).toBeVisible()
  await change('document', { documentsOnFile: 3 })
  await waitFor(() => expect(screen.getByText('3 of 4 done')).toBeVisible(), { timeout: 5000 })
  expect(screen.getByText(/3 of 3 uploaded/)).toBeVisible()
  await change('bid', { hasBid: true })
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Get ready for your first job' })).not.toBeInTheDocument(),
  )
}, 30_000)

test('treats a vendor who has had a job as set up, no matter what they changed since', async () => {
  open({ ...fresh, hasJob: true })
  expect(await screen.findByText(/^Nothing to do right now/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Get ready for your first job' })).not.toBeInTheDocument()
})

test('lists jobs by their next step, unread messages, and outcomes of bids', async () => {
  const late = makeOwnJob({ title: 'Mia Cole - Junk Pickup', pickupDateTime: '2020-01-06T15:00:00.000Z' })
  open(
    makeAgenda({
      nextJobs: [late, job] as never,
      unreadJobs: [job] as never,
      lostBids: [
        bidOn({ zipCode: '78701' }, 'rejected'),
        bidOn({ zipCode: '78702', status: 'accepted' }, 'rejected'),
        bidOn({ zipCode: '78703', status: 'cancelled' }, 'rejected'),
      ] as never,
      openBids: [bidOn({ zipCode: '78704' }, 'pending')] as never,
      openBidCount: 7,
    }),
  )
  const jobs = within(await region('Next jobs')).getAllByRole('link')
  expect(jobs[0]).toHaveTextContent(/^Mon, Jan 6, 2020, 9:00 AM( CST)?: pick up junk Overdue.*Mia Cole, /)
  expect(jobs[1]).not.toHaveTextContent('Overdue')
  expect(jobs[1]).toHaveAttribute('href', `/?job=${job.id}`)
  expect(within(await region('Messages')).getByRole('link')).toHaveAccessibleName(
    /^2 unread messages from Casey Morgan/,
  )
  const bids = within(await region('Your bids'))
  expect(bids.getAllByRole('link').map(link => link.textContent)).toEqual([
    expect.stringMatching(/78701The customer declined it. You can bid again.$/),
    expect.stringMatching(/78702The customer chose another vendor.$/),
    expect.stringMatching(/78703The order was cancelled.$/),
    expect.stringMatching(/78704Waiting for the customer to decide.$/),
  ])
  expect(bids.getByText('6 more waiting for an answer.')).toBeVisible()
})

test('puts a bid that needs confirmation first, with Still Stands next to it', async () => {
  const asked = makeAvailableJob({ description: 'A piano', zipCode: '78701', version: 2 })
  const bid = {
    ...makeMyBid({
      jobId: asked.id,
      unconfirmedSince: '2026-11-20T11:00:00.000Z',
      requestChanges: ['description'],
    }),
    job: asked,
  }
  const { press, calls } = open(
    makeAgenda({ unconfirmedBids: [bid] as never, openBids: [bid] as never, nextJobs: [job] as never }),
    { ConfirmBid: { confirmBid: { ...bid, unconfirmedSince: null } } },
  )
  const group = within(await region('Does your bid still stand?'))
  const todo = within(await region('What to do'))
  expect(todo.getAllByRole('region').map(each => within(each).getByRole('heading').textContent)).toEqual([
    'Does your bid still stand?',
    'Next jobs',
  ])
  expect(group.getByRole('link')).toHaveTextContent(
    /\$149\.50 for Junk Pickup in 78701.*A piano · Changed: description$/,
  )
  await press.click(group.getByRole('button', { name: 'Still Stands' }))
  expect(await screen.findByText('Your bid still stands')).toBeVisible()
  expect(calls.find(({ operation }) => operation === 'ConfirmBid')?.variables).toEqual({
    bidId: bid.id,
    version: 2,
  })
  expect(within(await region('Your bids')).getByRole('link')).toHaveTextContent(/Waiting for the customer/)
  expect(screen.queryByRole('region', { name: 'Does your bid still stand?' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'What to do' })).toHaveFocus()
})

test('opens the job of an entry, and returns to the entry on closing', async () => {
  const { press } = open(makeAgenda({ unreadJobs: [job] as never }), { VendorJobDetails: { job } })
  const entry = within(await region('Messages')).getByRole('link')
  await press.click(entry)
  expect(await screen.findByRole('dialog', { name: 'Casey Morgan - Junk Pickup' })).toBeVisible()
  await press.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(entry).toHaveFocus()
})

test('keeps read messages on the list until their job is closed', async () => {
  const read = { ...job, unreadMessages: 0 }
  const { press } = open(makeAgenda({ unreadJobs: [job] as never }), { VendorJobDetails: { job: read } })
  await press.click(within(await region('Messages')).getByRole('link'))
  await screen.findByRole('dialog', { name: 'Casey Morgan - Junk Pickup' })
  expect(screen.getByText(/^2 unread messages from Casey Morgan/)).toBeInTheDocument()
  await press.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText(/unread messages/)).not.toBeInTheDocument())
})

test('shows a message as it arrives', async () => {
  let agenda = makeAgenda()
  const app = open(agenda, { VendorAgenda: () => ({ vendorAgenda: agenda }) })
  await screen.findByText(/^Nothing to do right now/)
  await waitFor(() => expect(app.live.subscriptions).toHaveLength(1))
  agenda = makeAgenda({ unreadJobs: [job] as never })
  await act(async () =>
    app.live.push({ jobs: [job as never], stale: [{ kind: 'message', id: 'm', jobId: job.id }] }),
  )
  expect(await region('Messages')).toBeVisible()
})

test("offers a retry for what can't be loaded", async () => {
  let isUp = false
  const { press } = open(fresh, {
    VendorAgenda: () => (isUp ? { vendorAgenda: makeAgenda() } : new Error('offline')),
  })
  expect(await screen.findByText("We couldn't load your to-do list")).toBeVisible()
  isUp = true
  await press.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^Nothing to do right now/)).toBeVisible()
})
