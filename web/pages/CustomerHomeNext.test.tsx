import { act, screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../testing/fakeNetwork.js'
import { connection } from '../testing/makers/connection.js'
import { orderId } from '../testing/makers/ids.js'
import { type Job, makeJob } from '../testing/makers/makeJob.js'
import { makeUser } from '../testing/makers/makeUser.js'
import { makeVendor } from '../testing/makers/makeVendor.js'
import { renderApp } from '../testing/renderApp.js'

/** Covers the cards of a customer's home: decisions first, then upcoming steps. */

const soon = new Date(Date.now() + 5 * 86_400_000).toISOString()
const order = (number: number, some: Partial<Omit<Job, 'bids'>> = {}) =>
  makeJob({ id: orderId(number), pickupDateTime: soon, ...some })

const open = (orders: Job[], network: Network = {}) =>
  renderApp('/customer', {
    user: makeUser(),
    network: {
      CustomerJobs: { customerJobs: connection(orders) },
      UnfinishedOrders: { customerJobs: connection(orders) },
      ...network,
    },
  })

const HERO = 'On demand dumpsters and junk pickup'
const SCENE = 'Tell us what needs to go'

const home = async () => {
  // The loading skeleton before it has the same headings.
  await screen.findByRole('heading', { level: 1, name: HERO })
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull())
  return screen.getByRole('region', { name: 'Your Recent Orders' })
}
const cards = async () =>
  within(await home())
    .getAllByRole('article')
    .map(({ textContent }) => textContent)

test('shows only the hero before the first order', async () => {
  open([])
  expect(await screen.findByText(new RegExp(SCENE))).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: HERO })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
})

test('shows afterwards a line with the same two buttons, and each order once, decisions first', async () => {
  open([
    order(1, { status: 'accepted', finalPrice: '99.00', vendorId: makeVendor().id, vendor: makeVendor() }),
    order(2, { openBidCount: 2, lowestBidPrice: '148.00' }),
  ])
  const [first, second, ...others] = await cards()
  expect(first).toContain('from $148.00')
  expect(first).toContain('2 bids')
  expect(first).not.toContain('TBD')
  expect(second).toContain('Dale Hart will pick up your junk')
  expect(others).toEqual([])
  const view = within(await home()).getByRole('link', { name: 'View bids' })
  expect(view).toHaveAccessibleDescription('Junk Pickup')
  expect(view).toHaveAttribute('href', `/customer/orders?order=${orderId(2)}`)
  expect(screen.getByRole('heading', { level: 1, name: HERO })).toBeVisible()
  expect(screen.queryByText(new RegExp(SCENE))).toBeNull()
  for (const name of ['Junk Pickup', 'Dumpster Rental'])
    expect(screen.getByRole('button', { name })).toBeEnabled()
})

test('shows the headline and an outline until both answers arrive', async () => {
  let answer = (_: object) => {}
  open([order(1)], {
    UnfinishedOrders: () =>
      new Promise<never>(resolve => {
        answer = resolve as never
      }),
  })
  const outline = await screen.findByText('Loading...')
  expect(outline.closest('[aria-busy="true"]')).not.toBeNull()
  expect(screen.queryByRole('article')).toBeNull()
  const headline = screen.getByRole('heading', { level: 1, name: HERO })
  await act(async () => answer({ customerJobs: connection([order(1)]) }))
  expect(await cards()).toEqual([expect.stringContaining('Waiting for bids')])
  // It must be the same element, so that it keeps its focus.
  expect(screen.getByRole('heading', { level: 1, name: HERO })).toBe(headline)
})

test("says that what's next couldn't be loaded, shows the recent orders, and retries", async () => {
  let isBroken = true
  const old = order(9, { openBidCount: 1, lowestBidPrice: '99.00' })
  const { press } = open([order(1)], {
    UnfinishedOrders: () =>
      isBroken ? refusal('UNAVAILABLE', 'Back in a minute') : { customerJobs: connection([order(1), old]) },
  })
  const section = within(await home())
  expect(section.getByRole('alert')).toHaveTextContent("We couldn't load what comes next")
  expect(await cards()).toHaveLength(1)
  isBroken = false
  await press.click(section.getByRole('button', { name: 'Try again' }))
  expect(await section.findByRole('link', { name: 'View bid' })).toBeVisible()
  expect(await cards()).toHaveLength(2)
})

test('shows six, with a decision about an older order first', async () => {
  const old = order(9, { openBidCount: 1, lowestBidPrice: '99.00' })
  const recent = [1, 2, 3, 4, 5, 6, 7].map(number => order(number))
  open(recent, { UnfinishedOrders: { customerJobs: connection([...recent, old]) } })
  const [first, ...others] = await cards()
  expect(first).toContain('$99.00')
  expect(others).toHaveLength(5)
  expect(screen.getByRole('link', { name: 'All my orders' })).toBeVisible()
})

describe('the change stream', () => {
  const push = ({ live }: ReturnType<typeof open>, jobs: Job[]) =>
    act(async () =>
      live.push({
        jobs: jobs as never,
        stale: jobs.map(({ id }) => ({ kind: 'bid' as const, id: null, jobId: id })),
      }),
    )

  test("updates the card of a bid's order and moves it to the top, without a request", async () => {
    const [waiting, other] = [order(1), order(2)]
    const app = open([other, waiting])
    expect((await cards())[1]).toContain('Waiting for bids')
    await waitFor(() => expect(app.live.subscriptions).toHaveLength(1))
    const asked = app.calls.length
    await push(app, [{ ...waiting, openBidCount: 1, lowestBidPrice: '120.00' }])
    expect((await cards())[0]).toContain('$120.00')
    expect(await cards()).toHaveLength(2)
    expect(app.calls).toHaveLength(asked)
  })

  test('puts a new order before a cancelled one', async () => {
    const app = open([order(1)])
    await home()
    await waitFor(() => expect(app.live.subscriptions).toHaveLength(1))
    await push(app, [
      { ...order(1), status: 'cancelled' },
      order(2, { createdAt: '2026-11-21T09:00:00.000Z', description: 'A piano' }),
    ])
    await waitFor(async () =>
      expect(await cards()).toEqual([
        expect.stringContaining('A piano'),
        expect.stringContaining('Cancelled'),
      ]),
    )
  })
})
