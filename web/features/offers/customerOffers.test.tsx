import { act, screen, waitFor, within } from '@testing-library/react'
import { connection } from '../../testing/makers/connection.js'
import { orderId, vendorId } from '../../testing/makers/ids.js'
import { makeBid } from '../../testing/makers/makeBid.js'
import { makeJob } from '../../testing/makers/makeJob.js'
import { makeUser } from '../../testing/makers/makeUser.js'
import { makeVendor } from '../../testing/makers/makeVendor.js'
import { renderApp } from '../../testing/renderApp.js'

type Given = Parameters<typeof makeJob>[0]

const rental = (some: Given = {}) =>
  makeJob({
    type: 'dumpster_rental',
    dumpsterSize: '20_yard',
    dropoffDate: '2099-12-01',
    pickupDate: '2099-12-08',
    pickupDateTime: null,
    createdAt: new Date().toISOString(),
    ...some,
  })

const instant = (number: number, price: string, isInstant = true) =>
  makeBid({
    id: `b000000${number}-0000-4000-8000-000000000000`,
    price,
    isInstant,
    minutesToBid: 0,
    vendor: makeVendor({ id: vendorId(number), businessName: `Vendor ${number}` }),
  })

const open = (path: string, first: ReturnType<typeof rental>) => {
  let job = first
  const app = renderApp(path, {
    user: makeUser(),
    network: {
      CustomerJobs: () => ({ customerJobs: connection([job]) }),
      JobDetails: () => ({ job }),
    },
  })
  const arrive = async (next: ReturnType<typeof rental>) => {
    await waitFor(() => expect(app.live.isOpen()).toBe(true))
    job = next
    const stale = next.bids.nodes.map(({ id }) => ({ kind: 'bid' as const, id, jobId: next.id }))
    await act(async () => app.live.push({ jobs: [next as never], stale }))
  }
  return { ...app, arrive }
}
const openOrder = async (job: ReturnType<typeof rental>) => {
  const app = open(`/customer/orders?order=${job.id}`, job)
  return { ...app, order: within(await screen.findByRole('region', { name: /, order / })) }
}
const openPosted = async (job: ReturnType<typeof rental>) => {
  const app = open('/customer', job)
  await screen.findByRole('article')
  await act(async () => app.router.navigate('/customer', { state: { posted: job.id } }))
  const posted = (await screen.findByText(/is posted$/)).closest<HTMLElement>('[role="status"]')!
  return { ...app, posted: within(posted) }
}

test('looks for instant bids on a new rental, and shows those that arrive, each marked, without a reload', async () => {
  const { order, arrive, press } = await openOrder(rental())
  expect(await order.findByRole('heading', { name: 'Looking for instant bids...' })).toBeVisible()
  await arrive(rental({ bids: [instant(1, '410.00'), instant(2, '380.00'), instant(3, '395.00', false)] }))
  const cards = await order.findAllByRole('article')
  // By price alone.
  expect(cards.map(card => within(card).getByRole('heading').textContent)).toEqual([
    'Vendor 2',
    'Vendor 3',
    'Vendor 1',
  ])
  expect(within(cards[0]!).getByText('Instant')).toBeVisible()
  expect(within(cards[1]!).queryByText('Instant')).toBeNull()
  await press.click(within(cards[0]!).getByRole('button', { name: 'Details' }))
  expect(cards[0]).toHaveTextContent("The vendor's standing price, binding like any bid")
  expect(within(cards[0]!).getByRole('button', { name: 'Accept' })).toBeEnabled()
})

test('says what happens next if no instant bid came', async () => {
  const { order } = await openOrder(rental({ createdAt: new Date(Date.now() - 31_000).toISOString() }))
  expect(await order.findByRole('heading', { name: 'No bids yet' })).toBeVisible()
  const bids = within(order.getByRole('region', { name: 'Bids' }))
  expect(bids.getByText(/We'll let you know when one of them bids/)).toBeVisible()
})

test.each<[string, Given, string]>([
  ['a junk pickup whose load is known', { loadEighths: 4 }, 'Looking for instant bids...'],
  ['no junk pickup without a load', {}, 'No bids yet'],
  ['no junk pickup of more than a truck', { loadEighths: 9 }, 'No bids yet'],
])('looks for instant bids on %s', async (_, some, heading) => {
  const { order } = await openOrder(makeJob({ createdAt: new Date().toISOString(), ...some }))
  expect(await order.findByRole('heading', { name: heading })).toBeVisible()
})

test('shows the number of bids on a rental just posted, and the lowest, as they arrive', async () => {
  const { posted, arrive } = await openPosted(rental())
  expect(posted.getByText('Looking for instant bids...')).toBeVisible()
  await arrive(
    rental({
      bids: [instant(1, '410.00'), instant(2, '380.00'), instant(3, '395.00', false), instant(4, '500.00')],
    }),
  )
  expect((await posted.findByText('4 bids so far, from:')).parentElement).toHaveTextContent(
    '4 bids so far, from:$380.00InstantVendor 2',
  )
  expect(posted.getByRole('link', { name: 'Compare bids' })).toHaveAttribute(
    'href',
    `/customer/orders?order=${orderId(1)}`,
  )
})

test('says of a rental just posted that no instant bid matched', async () => {
  const { posted } = await openPosted(rental({ createdAt: new Date(Date.now() - 31_000).toISOString() }))
  expect(posted.getByText('No instant bid matched.')).toBeVisible()
  expect(posted.getByText("We'll notify you of each bid.")).toBeVisible()
})
