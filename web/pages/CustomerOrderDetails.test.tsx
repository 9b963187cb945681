import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { connection } from '../testing/makers/connection.js'
import { bidId, vendorId } from '../testing/makers/ids.js'
import { makeBid } from '../testing/makers/makeBid.js'
import { rentalTerms } from '../testing/makers/makeBusiness.js'
import { makeCharge } from '../testing/makers/makeChange.js'
import { type Job, makeEvent, makeJob } from '../testing/makers/makeJob.js'
import { withoutFee } from '../testing/makers/makeShell.js'
import { makeUser } from '../testing/makers/makeUser.js'
import { makeVendor } from '../testing/makers/makeVendor.js'
import { makeVisit } from '../testing/makers/makeVisit.js'
import { renderApp } from '../testing/renderApp.js'

/** The top of an order's details, and how bids are compared. */

const user = makeUser()
const dale = makeVendor()

const open = async (order: Job, network: object = {}) => {
  const { client, calls } = renderApp(`/customer/orders?order=${order.id}`, {
    user,
    network: {
      CustomerJobs: { customerJobs: connection([order]) },
      JobDetails: { job: order },
      Messages: { me: user, job: order, messages: connection([], null, 'Message') },
      ...network,
    },
  })
  const page = within(await screen.findByRole('region', { name: /, order / }))
  return { client, calls, page, now: within(await page.findByRole('region', { name: 'Now' })) }
}

const rental = {
  type: 'dumpster_rental' as const,
  description: null,
  customerBudget: null,
  pickupDateTime: null,
  dumpsterSize: '20_yard' as const,
  dropoffDate: '2027-02-24',
  dropoffTimePreference: 'morning' as const,
  pickupDate: '2027-03-03',
}
const chosen = { vendorId: dale.id, vendor: dale, finalPrice: '149.50', viewerCanAccept: false }
const soon = { pickupDateTime: new Date(Date.now() + 5 * 86_400_000).toISOString() }

test.each<[string, Parameters<typeof makeJob>[0], string, RegExp]>([
  [
    'no bid',
    soon,
    "The vendors' turn",
    /^Vendors who serve 78704 can see your request\. We'll let you know when one of them bids\.$/,
  ],
  [
    'no vendor there',
    { ...soon, isServed: false },
    "The vendors' turn",
    /^No vendor serves 78704 yet\. We're looking for one and will let you know\.$/,
  ],
  [
    'a vendor who does not do it any more',
    { ...soon, givenBackAt: '2026-11-20T12:00:00.000Z' },
    "The vendors' turn",
    /^Your order is open for bids again\. Vendors who serve 78704/,
  ],
  [
    'a bid whose vendor was asked',
    { ...soon, bids: [makeBid({ unconfirmedSince: '2026-11-20T12:00:00.000Z' })] },
    "The vendors' turn",
    /^We asked the vendor whether this bid still stands\.$/,
  ],
  [
    'a bid that stands and one whose vendor was asked',
    {
      ...soon,
      bids: [
        makeBid({ id: bidId(2), price: '99.00', unconfirmedSince: '2026-11-20T12:00:00.000Z' }),
        makeBid(),
      ],
    },
    'Your turn',
    /^You have 2 bids from \$149\.50\. Compare them/,
  ],
  [
    'one bid',
    { ...soon, bids: [makeBid()] },
    'Your turn',
    /^You have 1 bid: \$149\.50\. Accept it, or wait for more\.$/,
  ],
  [
    'two bids',
    { ...soon, bids: [makeBid(), makeBid({ id: bidId(2), price: '99.00' })] },
    'Your turn',
    /^You have 2 bids from \$99\.00\. Compare them/,
  ],
  [
    'a rental that is booked',
    { ...rental, ...chosen, status: 'accepted' },
    "Dale Hart's turn",
    /^Dale Hart delivers the dumpster on Wed, Feb 24, 2027, 8 AM-12 PM, and picks it up on Wed, Mar 3, 2027\.$/,
  ],
  [
    'a dumpster that is there',
    { ...rental, ...chosen, status: 'in_progress' },
    "Dale Hart's turn",
    /^The dumpster is yours until Wed, Mar 3, 2027, when Dale Hart picks it up\.$/,
  ],
  [
    'a suspended vendor',
    { ...rental, ...chosen, vendor: { ...dale, isActive: false }, status: 'accepted' },
    "Haulbid's turn",
    /^Dale Hart can't take jobs right now and may not come on Wed, Feb 24, 2027, 8 AM-12 PM\. We're looking/,
  ],
  [
    'a completed job',
    { ...chosen, status: 'completed', viewerCanRate: true },
    'Your turn',
    /Tell other customers how Dale Hart did\.$/,
  ],
  ['a rated job', { ...chosen, status: 'completed' }, 'Nothing left to do', /^The job is done and rated\.$/],
  [
    'an order that an admin cancelled',
    { status: 'cancelled', history: [makeEvent('1', 'pending', 'cancelled', 'admin')] },
    'Nothing left to do',
    /^Haulbid cancelled this order\. Nobody will come\.$/,
  ],
])('says in Now with %s what happens next and who acts', async (_, some, turn, sentence) => {
  const { now } = await open(makeJob(some))
  expect(now.getByText(turn)).toBeVisible()
  expect(now.getByText(sentence)).toBeVisible()
})

test('keeps the sections in the same order', async () => {
  const { page } = await open(makeJob({ ...chosen, status: 'accepted', viewerCanMessage: true }))
  await page.findByText('No messages yet.')
  expect(page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Now',
    'Your vendor',
    'Timeline',
    'Messages',
  ])
})

test('leads from the vendor to the messages', async () => {
  const { page } = await open(makeJob({ ...chosen, status: 'accepted', viewerCanMessage: true }))
  const field = await page.findByLabelText('Message to Dale Hart')
  await userEvent.click(page.getByRole('button', { name: 'Message' }))
  expect(field).toHaveFocus()
})

test('says at the top of a booked order who comes when for what price, and how to change it', async () => {
  const vendor = { ...dale, businessName: 'Becker Hauling', businessPhone: '(512) 555-0188' }
  const { now, page } = await open(makeJob({ ...rental, ...chosen, vendor, status: 'accepted' }))
  expect(now.getByText('Booked')).toBeVisible()
  expect(page.getByRole('link', { name: 'Call (512) 555-0188' })).toHaveAttribute('href', 'tel:5125550188')
  const facts = now
    .getAllByRole('term')
    .map(term => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
  expect(facts).toEqual(['Vendor: Becker Hauling', 'When: Wed, Feb 24, 2027, 8 AM-12 PM', 'Price: $149.50'])
  expect(now.getByRole('button', { name: 'Change or Cancel' })).toBeVisible()
})

test.each([
  ['accepted' as const, ['Timeline', 'Messages']],
  ['pending' as const, ['Request', 'Timeline']],
])('leads with what has happened once a vendor is chosen: %s', async (status, titles) => {
  const party = status === 'accepted' ? { ...chosen, viewerCanMessage: true } : {}
  const { page } = await open(makeJob({ ...soon, ...party, status }))
  const headings = page.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings.filter(title => ['Messages', 'Request', 'Timeline'].includes(title!))).toEqual(titles)
})

describe('comparing bids', () => {
  const mia = makeVendor({ id: vendorId(2), firstName: 'Mia', lastName: 'Santos', documentsOnFile: [] })
  const long = 'We bring blankets for the door frames and sweep up. '.repeat(6).trim()
  const vendor = makeVendor({
    latestComments: [
      {
        __typename: 'RatingComment',
        id: 'r1',
        reply: 'There was a detour',
        rating: 1,
        comment: 'An hour late',
        createdAt: '2026-11-19T10:00:00.000Z',
      },
      {
        __typename: 'RatingComment',
        id: 'r2',
        reply: null,
        rating: 5,
        comment: 'Swept up afterwards',
        createdAt: '2026-11-18T10:00:00.000Z',
      },
    ] as never,
  })
  const order = makeJob({
    ...soon,
    bids: [
      makeBid({ vendor, minutesToBid: 12, message: long }),
      makeBid({ id: bidId(2), price: '189.00', vendor: mia, minutesToBid: null, message: null }),
    ],
  })
  const bid = (page: Awaited<ReturnType<typeof open>>['page'], name: string) =>
    within(page.getByRole('article', { name }))

  /** The rows of a card by label. */
  const factsOf = (card: ReturnType<typeof bid>) =>
    Object.fromEntries(
      card.getAllByRole('term').map(term => [term.textContent, term.nextElementSibling?.textContent]),
    )

  test('says on each card who takes cards, and what that means when it is accepted', async () => {
    const { page } = await open(
      makeJob({
        ...soon,
        bids: [
          makeBid({ vendor, takesCards: true }),
          makeBid({ id: bidId(2), vendor: mia, price: '189.00' }),
        ],
      }),
    )
    expect(bid(page, 'Dale Hart').getByText('Takes cards')).toBeVisible()
    expect(bid(page, 'Mia Santos').queryByText('Takes cards')).toBeNull()
    await userEvent.click(bid(page, 'Dale Hart').getByRole('button', { name: 'Accept' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/You pay them by card or directly\./)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(bid(page, 'Mia Santos').getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText(/You pay them directly\./)).toBeVisible()
  })

  test('says on each card whether the vendor is insured, and the rest under Details', async () => {
    const insured = { ...vendor, documentsOnFile: ['w9_form', 'commercial_insurance'] }
    const fresh = { ...mia, ratingCount: 0, rating: 0, completedJobs: 0 }
    const { page } = await open(
      makeJob({ ...soon, bids: [makeBid({ vendor: insured }), makeBid({ id: bidId(2), vendor: fresh })] }),
    )
    const dale = bid(page, 'Dale Hart')
    expect(dale.getByText('Insurance verified')).toBeVisible()
    expect(dale.getByText('7 jobs completed')).toBeVisible()
    const another = bid(page, 'Mia Santos')
    expect(another.getByText('Insurance not verified')).toBeVisible()
    expect(another.getByText('0 jobs completed')).toBeVisible()
    expect(another.queryByText('None')).toBeNull()
    // Side by side, one press opens the details of all.
    await userEvent.click(another.getByRole('button', { name: 'Details' }))
    for (const card of [dale, another]) expect(factsOf(card)).toEqual({ 'Trip fee': 'None' })
    await userEvent.click(dale.getByRole('button', { name: 'Hide details' }))
    expect(another.queryByText('None')).toBeNull()
  })

  test('shows the logo of a business, and the initials of a vendor without one', async () => {
    const named = { ...vendor, businessName: 'Becker Hauling', businessLogo: '/objects/7' }
    const { page } = await open(
      makeJob({ ...soon, bids: [makeBid({ vendor: named }), makeBid({ id: bidId(2), vendor: mia })] }),
    )
    const logo = bid(page, 'Becker Hauling').getByRole('presentation')
    expect(logo).toHaveAttribute('src', '/objects/7?size=small')
    expect(bid(page, 'Mia Santos').getByText('MS')).toBeVisible()
  })

  test.each([
    ['the one with the lowest total', {}, ['Dale Hart']],
    ['none if all cost the same', { price: '149.50' }, []],
    ['none that cannot be accepted', { price: '99.00', unconfirmedSince: '2026-11-20T11:00:00.000Z' }, []],
  ])('marks between two bids %s', async (_, other, marked) => {
    const { page } = await open(
      makeJob({
        ...soon,
        bids: [makeBid({ vendor }), makeBid({ id: bidId(2), price: '189.00', vendor: mia, ...other })],
      }),
    )
    const cards = page.getAllByRole('article').map(card => within(card))
    expect(
      cards
        .filter(card => card.queryByText('Lowest total'))
        .map(card => card.getByRole('heading').textContent),
    ).toEqual(marked)
  })

  test('includes the fee in each price, and shows the facts about the vendor', async () => {
    const { page } = await open(order)
    const first = bid(page, 'Dale Hart')
    expect(await first.findByText('$7.48 service fee included')).toBeVisible()
    expect(first.getByText('Insurance not verified')).toBeVisible()
    await userEvent.click(first.getByRole('button', { name: 'Details' }))
    expect(first.getByText('Answered within 12 minutes')).toBeVisible()
    const comments = within(first.getByRole('list', { name: 'What customers wrote about Dale Hart' }))
    expect(comments.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^An hour late1 star, .*Dale Hart replied: There was a detour$/),
      expect.stringMatching(/^Swept up afterwards5 stars, /),
    ])
    const second = bid(page, 'Mia Santos')
    expect(second.getByText('No message')).toBeVisible()
    expect(second.getByText('No comments yet')).toBeVisible()
    expect(second.queryByText(/^Answered/)).toBeNull()
  })

  test('isolates a right-to-left business name', async () => {
    const named = { ...vendor, businessName: 'הובלות כהן' }
    const { page } = await open(makeJob({ ...soon, bids: [makeBid({ vendor: named })] }))
    expect(page.getAllByText('הובלות כהן')[0]!.tagName).toBe('BDI')
  })

  test('says "Open again" for an order whose vendor an admin removed', async () => {
    const { page } = await open(makeJob({ ...soon, givenBackAt: '2026-11-20T12:00:00.000Z' }))
    expect(page.getByText('Open again')).toBeVisible()
    expect(page.queryByText('Given back')).toBeNull()
  })

  test('puts bids whose request has changed last, says so, and offers no Accept', async () => {
    const asked = makeBid({ vendor, price: '99.00', unconfirmedSince: '2026-11-20T11:00:00.000Z' })
    const { page, now } = await open(
      makeJob({ ...soon, bids: [asked, makeBid({ id: bidId(2), vendor: mia })] }),
    )
    const names = page.getAllByRole('article').map(card => within(card).getByRole('heading').textContent)
    expect(names).toEqual(['Mia Santos', 'Dale Hart'])
    const first = bid(page, 'Dale Hart')
    expect(first.getByText(/^The request changed after this bid/)).toBeVisible()
    expect(first.queryByRole('button', { name: 'Accept' })).toBeNull()
    expect(first.getByRole('button', { name: 'Decline' })).toBeVisible()
    expect(bid(page, 'Mia Santos').getByRole('button', { name: 'Accept' })).toBeVisible()
    expect(now.getByText('Your turn')).toBeVisible()
  })

  test('says of bids on a reopened order that their vendors were asked, not that the request changed', async () => {
    const at = '2026-11-20T11:00:00.000Z'
    const asked = makeBid({ vendor, unconfirmedSince: at })
    const { page } = await open(makeJob({ ...soon, givenBackAt: at, bids: [asked] }))
    const first = bid(page, 'Dale Hart')
    expect(first.getByText(/^The order is open for bids again\. We asked the vendor/)).toBeVisible()
    expect(first.queryByText(/request changed/)).toBeNull()
  })

  test.each([
    [
      'took it back',
      makeEvent('3', 'accepted', 'pending', 'admin', 'The truck is sold'),
      {},
      'Haulbid took this order back from its vendor',
    ],
    [
      'gave it to another vendor',
      makeEvent('3', 'pending', 'accepted', 'admin', 'The truck is sold'),
      { ...chosen, status: 'accepted' as const },
      'Haulbid gave this order to Dale Hart',
    ],
  ])('says that Haulbid %s, and why', async (_, vendorChange, state, words) => {
    const { now } = await open(makeJob({ ...soon, ...state, vendorChange }))
    expect(now.getByText(words)).toBeVisible()
    expect(now.getByText('The truck is sold')).toBeVisible()
  })

  test('shows the vendor that Haulbid offers first, whatever the price', async () => {
    const offered = makeBid({ vendor, price: '430.00', offeredAt: '2026-11-20T11:00:00.000Z' })
    const { page } = await open(makeJob({ ...soon, bids: [makeBid({ id: bidId(2), vendor: mia }), offered] }))
    const names = page.getAllByRole('article').map(card => within(card).getByRole('heading').textContent)
    expect(names).toEqual(['Dale Hart', 'Mia Santos'])
    const first = bid(page, 'Dale Hart')
    expect(first.getByText(/Nothing is agreed until you accept/)).toBeVisible()
    expect(first.getByRole('button', { name: 'Accept' })).toBeVisible()
  })

  test("says that it's the vendors' turn while none can be accepted", async () => {
    const { now } = await open(
      makeJob({ ...soon, bids: [makeBid({ vendor, unconfirmedSince: '2026-11-20T11:00:00.000Z' })] }),
    )
    expect(now.getByText("The vendors' turn")).toBeVisible()
    expect(now.getByText(/asked the vendor whether this bid still stands/)).toBeVisible()
  })

  test('says that there is no fee when the fee is zero', async () => {
    const { page } = await open(order, withoutFee(user))
    expect(await bid(page, 'Dale Hart').findByText('no service fee')).toBeVisible()
  })

  test('shows the beginning of a long message, and all of it on request', async () => {
    const { page } = await open(order)
    const first = bid(page, 'Dale Hart')
    await userEvent.click(first.getByRole('button', { name: 'Read all' }))
    expect(first.queryByRole('button', { name: 'Read all' })).toBeNull()
    expect(first.getByText(long)).toBeVisible()
  })

  test.each([
    [
      'a junk pickup',
      order,
      /^Dale Hart picks up “An old sofa” at 12 Elm St, 78704, on .+ You pay \$149\.50 in total, \$7\.48 service fee included\.$/,
    ],
    [
      'a rental',
      makeJob({ ...rental, bids: [makeBid()] }),
      /^Dale Hart delivers a 20 yard dumpster to 12 Elm St, 78704, on Wed, Feb 24, 2027, 8 AM-12 PM, and picks it up on Wed, Mar 3, 2027\. You pay \$149\.50/,
    ],
    [
      'a rental that asks for more than the bid includes',
      makeJob({ ...rental, bids: [makeBid({ includedDays: 1, extraDayPrice: '40.00' })] }),
      /You pay \$149\.50, \$7\.48 service fee included, and about \$240 for days beyond those included: \$389\.50 for the order as it is\.$/,
    ],
  ])('states the agreement when accepting %s', async (_, job, words) => {
    const { page } = await open(job)
    await userEvent.click(bid(page, 'Dale Hart').getByRole('button', { name: 'Accept' }))
    const sure = await screen.findByRole('alertdialog', { name: 'Accept $149.50 from Dale Hart?' })
    const [agreed] = sure.querySelectorAll('p')
    expect(agreed).toHaveTextContent(words)
  })

  test('names the real time when accepting an order whose time is over', async () => {
    const pickupDateTime = new Date(Date.now() - 3 * 3_600_000).toISOString()
    const { page } = await open(makeJob({ pickupDateTime, bids: [makeBid()] }))
    await userEvent.click(bid(page, 'Dale Hart').getByRole('button', { name: 'Accept' }))
    const sure = await screen.findByRole('alertdialog', { name: 'Accept $149.50 from Dale Hart?' })
    expect(sure).toHaveTextContent(/The time you asked for is over\. The new time is .+ to .+\./)
  })

  test.each([
    [
      'long before',
      { ...rental, bids: [makeBid()] },
      /^Free to cancel until .*Feb 23, 2027, .*, then \$37\.38\.$/,
    ],
    [
      'for five minutes if it is soon',
      {
        pickupDateTime: new Date(Date.now() + 3_600_000).toISOString(),
        bids: [makeBid({ price: '900.00' })],
      },
      /^Free to cancel until .*, then \$75\.00\.$/,
    ],
  ])('says what cancelling will cost when accepting: %s', async (_, some, words) => {
    const { page } = await open(makeJob(some))
    await userEvent.click(bid(page, 'Dale Hart').getByRole('button', { name: 'Accept' }))
    const sure = within(await screen.findByRole('alertdialog'))
    expect(await sure.findByText(words)).toBeVisible()
  })

  describe('an open decision while the bid changes', () => {
    const opened = async (way: 'Accept' | 'Decline' = 'Accept') => {
      const { client, page } = await open(makeJob({ ...soon, bids: [makeBid()] }))
      await userEvent.click(bid(page, 'Dale Hart').getByRole('button', { name: way }))
      await screen.findByRole('alertdialog', { name: `${way} $149.50 from Dale Hart?` })
      // As the change stream does.
      const change = (of: 'Bid' | 'Job', fields: Record<string, unknown>) =>
        act(async () => {
          for (const id of Object.keys(client.cache.extract() as object))
            if (id.startsWith(`${of}:`))
              client.cache.modify({
                id,
                fields: Object.fromEntries(
                  Object.entries(fields).map(([name, value]) => [name, () => value as never]),
                ),
              })
        })
      return { change }
    }
    const sure = () => within(screen.getByRole('alertdialog'))

    it('shows the new price, and the old one', async () => {
      const { change } = await opened()
      await change('Bid', { price: '175.00' })
      expect(await screen.findByRole('alertdialog', { name: 'Accept $175.00 from Dale Hart?' })).toBeVisible()
      expect(sure().getByRole('status')).toHaveTextContent(
        'Dale Hart has changed this bid. It was $149.50 when you opened it.',
      )
      expect(screen.getByRole('alertdialog')).toHaveTextContent('You pay $175.00')
      expect(sure().getByRole('button', { name: 'Accept' })).toBeEnabled()
    })

    it.each<[string, 'Bid' | 'Job', Record<string, unknown>, 'Accept' | 'Decline']>([
      ['Dale Hart has withdrawn this bid.', 'Bid', { status: 'withdrawn' }, 'Accept'],
      ['This bid has expired.', 'Bid', { status: 'expired' }, 'Decline'],
      ['This bid has already been declined.', 'Bid', { status: 'rejected' }, 'Accept'],
      ['A bid on this order has already been accepted.', 'Job', { status: 'accepted' }, 'Decline'],
      ['The order has been cancelled.', 'Job', { status: 'cancelled' }, 'Accept'],
    ])('says why there is nothing to decide: %s', async (words, of, fields, way) => {
      const { change } = await opened(way)
      await change(of, fields)
      await waitFor(() => expect(sure().getByRole('status')).toHaveTextContent(words))
      expect(sure().queryByRole('button', { name: way })).toBeNull()
      await userEvent.click(sure().getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    })

    it('offers Decline but not Accept while its vendor is being asked', async () => {
      const asked = { unconfirmedSince: '2026-11-20T11:00:00.000Z' }
      const accepting = await opened()
      await accepting.change('Bid', asked)
      await waitFor(() =>
        expect(sure().getByRole('status')).toHaveTextContent(/asked .* whether this bid still stands/),
      )
      expect(sure().queryByRole('button', { name: 'Accept' })).toBeNull()
    })
  })

  test('compares rentals by their cost at the chosen weight, and accepts with the terms', async () => {
    const cheap = makeBid({ price: '380.00', ...rentalTerms })
    const flat = makeBid({ id: bidId(2), price: '450.00', vendor: mia })
    const { page } = await open(makeJob({ ...rental, bids: [flat, cheap] }))
    const names = () =>
      page.getAllByRole('article').map(card => within(card).getByRole('heading').textContent)
    const dale = () => bid(page, 'Dale Hart')
    expect(names()).toEqual(['Dale Hart', 'Mia Santos'])
    expect(dale().getByText('$380.00')).toBeVisible()
    expect(dale().getByText('about $445 with your load')).toBeVisible()
    expect(dale().getByText('7 days, 2 tons included')).toBeVisible()
    await userEvent.click(dale().getByRole('button', { name: 'Details' }))
    expect(dale().getByText('about $195 more if it is heavy')).toBeVisible()
    expect(factsOf(dale())).toMatchObject({
      Days: '7 days',
      Tons: '2 tons',
      'Extra day': '$12',
      'Extra ton': '$65',
      'Trip fee': 'None',
    })
    expect(factsOf(bid(page, 'Mia Santos'))).toMatchObject({
      Days: 'As requested',
      Tons: 'Any weight included',
      'Extra ton': 'No charge',
    })
    const weights = within(page.getByRole('group', { name: 'How heavy the load will be' }))
    await userEvent.click(weights.getByRole('button', { name: 'Heavy' }))
    expect(weights.getByRole('button', { name: 'Heavy' })).toHaveAttribute('aria-pressed', 'true')
    expect(names()).toEqual(['Mia Santos', 'Dale Hart'])
    expect(bid(page, 'Mia Santos').getByText('Lowest total')).toBeVisible()
    expect(dale().queryByText('Lowest total')).toBeNull()
    expect(dale().getByText('about $640 with your load')).toBeVisible()
    await userEvent.click(weights.getByRole('button', { name: 'Light' }))
    expect(dale().getByText('$380.00')).toBeVisible()
    await userEvent.click(dale().getByRole('button', { name: 'Accept' }))
    const sure = await screen.findByRole('alertdialog', { name: 'Accept $380.00 from Dale Hart?' })
    expect(sure).toHaveTextContent('Included and agreed: 7 days, 2 tons; $12 a day after, $65 a ton over.')
  })

  describe('the estimate of a rental', () => {
    const estimated = makeJob({
      ...rental,
      bids: [makeBid({ price: '380.00', ...rentalTerms })],
      lowestBidPrice: '380.00',
    })

    test('shows the one for the chosen load on the card and when accepting, and the price of the bid everywhere', async () => {
      const { page, now } = await open(estimated)
      await userEvent.click(page.getByRole('button', { name: 'Heavy' }))
      expect(bid(page, 'Dale Hart').getByText('about $640 with your load')).toBeVisible()
      expect(now.getByText(/^You have 1 bid: \$380\.00\./)).toBeVisible()
      await userEvent.click(bid(page, 'Dale Hart').getByRole('button', { name: 'Accept' }))
      const sure = await screen.findByRole('alertdialog', { name: 'Accept $380.00 from Dale Hart?' })
      expect(sure).toHaveTextContent(
        'and about $260 for tons beyond those included: $640.00 if the load is heavy.',
      )
    })

    test('starts with a heavy load for roofing', async () => {
      const { page } = await open({ ...estimated, debris: 'roofing' })
      expect(page.getByRole('button', { name: 'Heavy' })).toHaveAttribute('aria-pressed', 'true')
      await userEvent.click(bid(page, 'Dale Hart').getByRole('button', { name: 'Accept' }))
      expect(await screen.findByRole('alertdialog')).toHaveTextContent('$640.00 for the order as it is.')
    })
  })

  test('shows no weight switch for a junk pickup', async () => {
    const { page } = await open(order)
    expect(page.queryByRole('group', { name: 'How heavy the load will be' })).toBeNull()
  })
})

describe('a visit', () => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
  const booked = { ...chosen, status: 'accepted' as const, viewerCanEdit: false }
  const visit = { windowStart: hours(-4), windowEnd: hours(-2.1) }

  test.each<[string, Parameters<typeof makeVisit>[0], object, RegExp]>([
    [
      'is ahead',
      { windowStart: '2027-02-24T15:00:00.000Z', windowEnd: '2027-02-24T17:00:00.000Z' },
      {},
      /^Dale Hart will pick everything up Wed, Feb 24,? between 9 AM and 11 AM\.$/,
    ],
    [
      'is on its way',
      { status: 'on_the_way', onTheWayAt: hours(0), eta: '2027-02-24T15:30:00.000Z', windowEnd: hours(2) },
      { status: 'in_progress' },
      /^Dale Hart is on the way and expects to be there at 9:30 AM\.$/,
    ],
    ['has begun', { status: 'arrived' }, { status: 'in_progress' }, /^Dale Hart has arrived\.$/],
    ['is late', visit, {}, /^The agreed time ended at .+ We have asked them about it\.$/],
    [
      'is two hours late',
      visit,
      { viewerCanReportNoShow: true },
      /^The agreed time ended at .+ You can wait, find another vendor, or cancel for free\.$/,
    ],
    [
      'failed',
      { ...visit, status: 'failed', failedAt: hours(-1), failureReason: 'blocked' },
      { status: 'in_progress' },
      /^The pickup couldn't be done: the way was blocked\. Agree on another time with Dale Hart\.$/,
    ],
    [
      "failed on the customer's side",
      { ...visit, status: 'failed', failedAt: hours(-1), failureReason: 'blocked' },
      { status: 'in_progress', viewerCanFindAnother: true, cancellationFee: '37.38' },
      /Agree on another time with Dale Hart, or find another vendor or cancel for \$37\.38\.$/,
    ],
    [
      'was called off',
      { status: 'failed', failedAt: hours(-9), failureReason: 'weather' },
      { viewerCanFindAnother: true, cancellationFee: '0.00' },
      /^The pickup was called off: the weather\. Agree on another time with Dale Hart, find another vendor, or cancel for free\.$/,
    ],
  ])("says what's next when it %s", async (_, some, order, words) => {
    const { now } = await open(makeJob({ ...booked, ...order, visits: [makeVisit(some)] }))
    expect(now.getByText(words)).toBeVisible()
  })

  test('says beside the logo who of the business comes', async () => {
    const logo = '/objects/1a2b3c4d-0000-4000-8000-000000000000'
    const vendor = { ...dale, businessName: 'Becker Hauling', businessLogo: logo }
    const { page } = await open(makeJob({ ...booked, vendor, visits: [makeVisit({ comes: 'Luis' })] }))
    expect(page.getByText('Becker Hauling (Luis)')).toBeVisible()
    expect(page.getByText('Becker Hauling (Luis)').parentElement!.querySelector('img')).toHaveAttribute(
      'src',
      `${logo}?size=small`,
    )
  })

  test('leads with how late the vendor is, and with the ways out', async () => {
    const vendor = { ...dale, businessPhone: '(512) 555-0188' }
    const late = makeVisit({ ...visit, windowStart: hours(-6), windowEnd: hours(-3.5) })
    const { now, page } = await open(
      makeJob({ ...booked, vendor, viewerCanReportNoShow: true, visits: [late] }),
    )
    expect(now.getByText('Dale Hart is 3 hours late')).toBeVisible()
    expect(now.queryByText('Booked')).toBeNull()
    expect(now.getByText('Your turn')).toBeVisible()
    expect(now.getByRole('button', { name: 'Find another vendor' })).toBeVisible()
    expect(now.getByRole('link', { name: 'Call (512) 555-0188' })).toBeVisible()
    expect(page.getAllByRole('link', { name: 'Call (512) 555-0188' })).toHaveLength(1)
  })

  test('offers to schedule a failed visit again, which is the next step', async () => {
    const failed = makeVisit({
      ...visit,
      status: 'failed',
      failedAt: hours(-1),
      failureReason: 'weather',
      viewerCanSchedule: true,
    })
    const { now, page } = await open(makeJob({ ...booked, visits: [failed] }))
    expect(now.getByText('Your turn')).toBeVisible()
    expect(page.getAllByRole('button', { name: 'Schedule again' })).toEqual([
      now.getByRole('button', { name: 'Schedule again' }),
    ])
  })

  test('asks for the money that is due before the rating', async () => {
    const { now } = await open(
      makeJob({
        ...booked,
        status: 'completed',
        viewerCanRate: true,
        amountDue: '149.50',
        balances: [{ __typename: 'JobBalance', amount: '149.50', toPayBack: '0.00', vendor: dale }] as never,
      }),
    )
    const owed = now.getByText('You owe Dale Hart $149.50.')
    const rate = now.getByText(/Tell other customers how Dale Hart did\.$/)
    expect(owed.compareDocumentPosition(rate)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('says what a late cancellation costs and how to pay it', async () => {
    const vendor = { ...dale, businessPhone: null }
    const { now, page } = await open(
      makeJob({
        ...booked,
        status: 'cancelled',
        finalPrice: '37.38',
        amountDue: '37.38',
        charges: [makeCharge({ kind: 'cancellation', label: 'Late cancellation', amount: '37.38' })],
        balances: [{ __typename: 'JobBalance', amount: '37.38', toPayBack: '0.00', vendor }] as never,
      }),
    )
    expect(now.getByText('You owe Dale Hart $37.38.')).toBeVisible()
    const payment = within(page.getByRole('region', { name: 'Payment' }))
    expect(payment.getByText(/^You pay Dale Hart directly/)).toBeVisible()
  })

  test('shows when a report from a dead zone arrived', async () => {
    const late = makeVisit({
      status: 'arrived',
      arrivedAt: '2027-02-24T15:20:00.000Z',
      arrivedReceivedAt: '2027-02-24T16:40:00.000Z',
    })
    const { page } = await open(makeJob({ ...booked, status: 'in_progress', visits: [late] }))
    const visits = within(await page.findByRole('region', { name: 'Timeline' }))
    expect(visits.getByText('Arrived', { selector: 'dt' }).nextElementSibling).toHaveTextContent('9:20 AM')
    expect(visits.getByText('Arrived: received').nextElementSibling).toHaveTextContent('10:40 AM')
  })

  test('shows its times, weight, and photos', async () => {
    const done = makeVisit({
      status: 'done',
      arrivedAt: '2027-02-24T15:20:00.000Z',
      doneAt: '2027-02-24T15:50:00.000Z',
      tons: '1.85',
      photos: [{ id: 'a', kind: 'ticket', path: '/objects/a' }],
    })
    const { page } = await open(makeJob({ ...booked, status: 'completed', visits: [done] }))
    const visits = within(await page.findByRole('region', { name: 'Timeline' }))
    expect(visits.getByText('Arrived').nextElementSibling).toHaveTextContent('9:20 AM')
    expect(visits.getByText('1.85 tons')).toBeVisible()
    expect(visits.getByRole('button', { name: 'Open scale ticket, photo 1 of 1' })).toBeVisible()
    expect(visits.queryByRole('button', { name: /Done|Arrived/ })).toBeNull()
  })

  test('finds another vendor for another day when nobody came', async () => {
    const missed = makeJob({ ...booked, viewerCanReportNoShow: true, visits: [makeVisit(visit)] })
    const free = {
      ...missed,
      status: 'pending' as const,
      vendor: null,
      viewerCanReportNoShow: false,
      visits: [],
    }
    const newDate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const { now, calls } = await open(missed, { ReportNoShow: { reportNoShow: free } })
    await userEvent.click(now.getByRole('button', { name: 'Find another vendor' }))
    const page = within(await screen.findByRole('dialog', { name: 'Find another vendor?' }))
    await userEvent.type(page.getByLabelText('New day'), newDate)
    await userEvent.click(page.getByRole('button', { name: 'Open for bids again' }))
    expect(await screen.findByText('We let vendors near you know.')).toBeInTheDocument()
    expect(calls.find(({ operation }) => operation === 'ReportNoShow')?.variables).toEqual({
      jobId: missed.id,
      newDate,
    })
  })

  test('finds another vendor after the visit was called off', async () => {
    const off = makeJob({
      ...booked,
      viewerCanFindAnother: true,
      cancellationFee: '0.00',
      visits: [makeVisit({ status: 'failed', failedAt: hours(-9), failureReason: 'weather' })],
    })
    const newDate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const free = { ...off, status: 'pending' as const, vendor: null, viewerCanFindAnother: false, visits: [] }
    const { now, calls } = await open(off, { FindAnotherVendor: { findAnotherVendor: free } })
    await userEvent.click(now.getByRole('button', { name: 'Find another vendor' }))
    const page = within(await screen.findByRole('dialog', { name: 'Find another vendor?' }))
    expect(page.getByText(/free of charge/)).toBeVisible()
    await userEvent.type(page.getByLabelText('New day'), newDate)
    await userEvent.click(page.getByRole('button', { name: 'Open for bids again' }))
    expect(await screen.findByText('We let vendors near you know.')).toBeInTheDocument()
    expect(calls.find(({ operation }) => operation === 'FindAnotherVendor')?.variables).toEqual({
      jobId: off.id,
      newDate,
      fee: '0.00',
    })
  })

  test("reads what finding another vendor costs after a failure on the customer's side", async () => {
    const failed = makeVisit({
      ...visit,
      status: 'failed',
      failedAt: hours(-1),
      failureReason: 'nobody_there',
    })
    const order = makeJob({
      ...booked,
      status: 'in_progress',
      viewerCanFindAnother: true,
      cancellationFee: '37.38',
      visits: [failed],
    })
    const newDate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const free = {
      ...order,
      status: 'pending' as const,
      vendor: null,
      viewerCanFindAnother: false,
      visits: [],
    }
    const { now, calls } = await open(order, { FindAnotherVendor: { findAnotherVendor: free } })
    await userEvent.click(now.getByRole('button', { name: 'Find another vendor' }))
    const page = within(await screen.findByRole('dialog', { name: 'Find another vendor?' }))
    expect(page.getByText(/you owe Dale Hart \$37\.38, since the visit failed on your side/)).toBeVisible()
    await userEvent.type(page.getByLabelText('New day'), newDate)
    await userEvent.click(page.getByRole('button', { name: 'Open for bids again' }))
    expect(await screen.findByText('We let vendors near you know.')).toBeInTheDocument()
    expect(calls.find(({ operation }) => operation === 'FindAnotherVendor')?.variables).toMatchObject({
      fee: '37.38',
    })
  })

  test("says that a visit didn't fail as reported", async () => {
    const failed = makeVisit({
      ...visit,
      status: 'failed',
      failedAt: hours(-1),
      failureReason: 'blocked',
      viewerCanDispute: true,
    })
    const order = makeJob({ ...booked, status: 'in_progress', visits: [failed] })
    const disputed = {
      ...failed,
      viewerCanDispute: false,
      disputedAt: hours(0),
      disputeReason: 'It was open',
    }
    const { page, calls } = await open(order, {
      DisputeVisit: { disputeVisit: { ...disputed, job: { ...order, visits: [disputed] } } },
    })
    await userEvent.click(page.getByRole('button', { name: "That's Not What Happened" }))
    const dialog = within(await screen.findByRole('dialog', { name: 'What happened at the pickup?' }))
    await userEvent.type(dialog.getByLabelText('Reason'), 'It was open')
    await userEvent.click(dialog.getByRole('button', { name: "That's Not What Happened" }))
    expect(await screen.findByText('Haulbid looks at it and tells you both.')).toBeInTheDocument()
    expect(calls.find(({ operation }) => operation === 'DisputeVisit')?.variables).toEqual({
      visitId: failed.id,
      reason: 'It was open',
    })
  })

  test('says that nobody came for a pickup', async () => {
    const late = makeVisit({
      ...visit,
      kind: 'pickup',
      windowStart: hours(-12),
      windowEnd: hours(-3),
      viewerCanDispute: true,
    })
    const order = makeJob({ ...booked, type: 'dumpster_rental', status: 'in_progress', visits: [late] })
    const disputed = { ...late, viewerCanDispute: false, disputedAt: hours(0), disputeReason: 'No truck' }
    const { page, now, calls } = await open(order, {
      DisputeVisit: { disputeVisit: { ...disputed, job: { ...order, visits: [disputed] } } },
    })
    expect(now.getByText(/You can wait, or press Nobody Came at the visit\.$/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Nobody Came' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'What happened at the pickup?' }))
    expect(dialog.getByText(/Days that your vendor is late cost you nothing\./)).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Reason'), 'No truck')
    await userEvent.click(dialog.getByRole('button', { name: 'Nobody Came' }))
    expect(await page.findByText('Customer says that nobody came')).toBeVisible()
    expect(calls.find(({ operation }) => operation === 'DisputeVisit')?.variables).toEqual({
      visitId: late.id,
      reason: 'No truck',
    })
  })

  test('leaves out cancelled visits', async () => {
    const { page } = await open(makeJob({ ...booked, visits: [makeVisit({ status: 'cancelled' })] }))
    const timeline = within(await page.findByRole('region', { name: 'Timeline' }))
    expect(timeline.queryByRole('heading', { level: 4 })).toBeNull()
  })
})
