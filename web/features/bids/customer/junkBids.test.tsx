import { screen, within } from '@testing-library/react'
import { connection } from '../../../testing/makers/connection.js'
import { type Bid, makeBid } from '../../../testing/makers/makeBid.js'
import { makeJob } from '../../../testing/makers/makeJob.js'
import { makeUser } from '../../../testing/makers/makeUser.js'
import { renderApp } from '../../../testing/renderApp.js'

/** What the customer reads about items and loads before accepting a bid on junk. */

const taken = (kind: Bid['items'][number]['kind'], price: string | null = null): Bid['items'][number] => ({
  kind,
  takes: price === null ? 'no' : 'extra',
  price,
})
const part = (label: string, amount: string): Bid['parts'][number] => ({
  label,
  amount,
})

const open = async (bid: Bid, items: ReturnType<typeof makeJob>['items']) => {
  const order = makeJob({ items, loadEighths: 4, bids: [bid] })
  const app = renderApp(`/customer/orders?order=${order.id}`, {
    user: makeUser(),
    network: {
      CustomerJobs: { customerJobs: connection([order]) },
      JobDetails: { job: order },
      AcceptBid: { acceptBid: { ...order, status: 'accepted' } },
    },
  })
  const order$ = await screen.findByRole('region', { name: /, order / })
  return { ...app, card: await within(order$).findByRole('article', { name: 'Dale Hart' }) }
}

const tires = { __typename: 'JobItem' as const, kind: 'tire' as const, count: 4 }
const mattresses = { __typename: 'JobItem' as const, kind: 'mattress' as const, count: 2 }

test('says what the bid includes, refuses, and charges for, the items of the request first', async () => {
  const bid = makeBid({
    includedEighths: 4,
    extraEighthPrice: '45.00',
    items: [taken('mattress', '40.00'), taken('stove', '20.00'), taken('tire'), taken('piano')],
  })
  const { card } = await open(bid, [mattresses, tires])
  expect(await within(card).findByText('Half a truck included; $45 an eighth more')).toBeVisible()
  expect(within(card).getByText("Doesn't take tires")).toBeVisible()
  expect(within(card).getByText('Mattress $40 each')).toBeVisible()
  expect(within(card).getByText("Doesn't take pianos. Stove $20 each")).toBeVisible()
})

test('folds the other items if there are many', async () => {
  const items = [taken('sofa'), taken('tv', '9.00'), taken('tire'), taken('piano'), taken('hot_tub')]
  const { card } = await open(makeBid({ items }), [])
  expect(await within(card).findByText("5 cost extra or aren't taken")).toBeVisible()
  expect(within(card).getByText(/^Doesn't take sofas/)).not.toBeVisible()
})

test('says how an instant price is made up', async () => {
  const parts = [part('Half a truck', '240.00'), part('2 mattresses', '80.00'), part('Stairs', '35.00')]
  const { card } = await open(makeBid({ price: '355.00', isInstant: true, parts }), [mattresses])
  expect(await within(card).findByText('Half a truck $240, 2 mattresses $80, stairs $35')).toBeVisible()
})

test('says it all again before the customer accepts, and sends what they read', async () => {
  const items = [taken('mattress', '40.00'), taken('tire')]
  const bid = makeBid({ includedEighths: 4, extraEighthPrice: '45.00', items })
  const { card, press, calls } = await open(bid, [mattresses, tires])
  await press.click(within(card).getByRole('button', { name: 'Accept' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText("Doesn't take tires")).toBeVisible()
  expect(within(dialog).getByText('Mattress $40 each')).toBeVisible()
  expect(within(dialog).getByText('half a truck; $45 an eighth more')).toBeVisible()
  expect(
    within(dialog).getByText(
      "The price covers what your request names, except what isn't taken. Only what is beyond it costs extra.",
    ),
  ).toBeVisible()
  await press.click(within(dialog).getByRole('button', { name: 'Accept' }))
  const terms = calls.find(({ operation }) => operation === 'AcceptBid')?.variables.terms
  expect(terms).toMatchObject({
    includedEighths: 4,
    extraEighthPrice: '45.00',
    items: [
      { kind: 'mattress', takes: 'extra', price: '40.00' },
      { kind: 'tire', takes: 'no', price: null },
    ],
  })
})

test('shows nothing of it for a bid that says nothing', async () => {
  const { card } = await open(makeBid(), [])
  expect(within(card).queryByText(/truck included|n't take|each$/)).toBeNull()
})
