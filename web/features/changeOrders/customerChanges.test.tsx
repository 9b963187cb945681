import { screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../testing/fakeNetwork.js'
import { connection } from '../../testing/makers/connection.js'
import {
  acceptedBid,
  makeBalance,
  makeChangeOrder,
  makeCharge,
  pickup,
} from '../../testing/makers/makeChange.js'
import { type Job, makeJob } from '../../testing/makers/makeJob.js'
import { makeUser } from '../../testing/makers/makeUser.js'
import { makeVendor } from '../../testing/makers/makeVendor.js'
import { makeVisit } from '../../testing/makers/makeVisit.js'
import { renderApp } from '../../testing/renderApp.js'

const user = makeUser()
const dale = makeVendor()
const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

const delivery = makeVisit({ kind: 'delivery', status: 'done', doneAt: '2027-02-24T15:00:00.000Z' })

/** A rental that Dale Hart does for $149.50. */
const booked = (some: Parameters<typeof makeJob>[0] = {}) =>
  makeJob({
    type: 'dumpster_rental',
    description: null,
    pickupDateTime: null,
    dumpsterSize: '20_yard',
    dropoffDate: '2027-02-24',
    pickupDate: '2027-03-03',
    status: 'in_progress',
    vendorId: dale.id,
    vendor: dale,
    finalPrice: '149.50',
    amountDue: '149.50',
    balances: [makeBalance('149.50')],
    viewerCanAccept: false,
    viewerCanCancel: false,
    visits: [delivery, pickup],
    charges: [makeCharge()],
    acceptedBid,
    ...some,
  })

const open = async (order: Job, network: Network = {}) => {
  const app = renderApp(`/customer/orders?order=${order.id}`, {
    user,
    network: {
      CustomerJobs: { customerJobs: connection([order]) },
      JobDetails: { job: order },
      ChangeFacts: { job: order },
      Messages: { me: user, job: order, messages: connection([], null, 'Message') },
      ...network,
    },
  })
  const page = within(await screen.findByRole('region', { name: /, order / }))
  await page.findByRole('region', { name: 'Now' })
  const sent = (operation: string) => app.calls.find(call => call.operation === operation)?.variables
  return { ...app, page, sent }
}

describe('a proposal of the vendor', () => {
  const extra = makeChangeOrder({
    viewerCanDecide: true,
    photos: [{ __typename: 'VisitPhoto', id: 'p1', kind: 'problem', path: '/objects/a' }] as never,
  })
  const withExtra = booked({ changeOrders: [extra], changeOrdersToDecide: [extra] })

  test('is the first thing on the order: what, price, photo, and until when', async () => {
    const { page } = await open(withExtra)
    const card = page.getByRole('article', { name: 'Dale Hart asked for $40.00 for extra work' })
    expect(card).toHaveTextContent('A piano')
    expect(card).toHaveTextContent('Answer by')
    expect(within(card).getByRole('button', { name: /^Open photo 1/ })).toBeVisible()
    const visits = page.getByRole('region', { name: 'Timeline' })
    expect(card.compareDocumentPosition(visits)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(page.getByText('Your turn')).toBeVisible()
  })

  test('is accepted in one press, which names its price', async () => {
    const accepted = { ...extra, status: 'accepted', viewerCanDecide: false, decidedAt: inHours(0) } as const
    const charges = [
      makeCharge(),
      makeCharge({ id: 'c2', kind: 'extra', label: 'Extra work', amount: '40.00' }),
    ]
    const after = booked({
      changeOrders: [accepted],
      charges,
      amountDue: '189.50',
      balances: [makeBalance('189.50')],
      finalPrice: '189.50',
    })
    const { page, press, sent } = await open(withExtra, {
      AcceptChangeOrder: { acceptChangeOrder: { ...accepted, job: after } },
    })
    await press.click(page.getByRole('button', { name: 'Accept $40.00' }))
    const changes = within(await page.findByRole('region', { name: 'Timeline' }))
    expect(changes.getByText('Accepted')).toBeVisible()
    expect(sent('AcceptChangeOrder')).toEqual({ id: extra.id, amount: '40.00' })
    expect(page.queryByRole('article')).toBeNull()
    expect(page.getByRole('region', { name: 'Payment' })).toHaveTextContent('Amount due$189.50')
  })

  test('is declined with a reason', async () => {
    const declined = {
      ...extra,
      status: 'declined',
      viewerCanDecide: false,
      declineReason: 'Too much',
    } as const
    const { page, press, sent } = await open(withExtra, {
      DeclineChangeOrder: { declineChangeOrder: { ...declined, job: booked({ changeOrders: [declined] }) } },
    })
    await press.click(page.getByRole('button', { name: 'Decline' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this change?' }))
    await press.type(dialog.getByLabelText(/^Reason/), 'Too much')
    await press.click(dialog.getByRole('button', { name: 'Decline' }))
    expect(await page.findByText('Too much')).toBeVisible()
    expect(sent('DeclineChangeOrder')).toEqual({ id: extra.id, reason: 'Too much' })
  })

  test('says why it can no longer be accepted', async () => {
    const words = 'This change order has already been decided'
    const { page, press } = await open(withExtra, {
      AcceptChangeOrder: () => refusal('CONFLICT', words, { reason: 'CHANGE_CLOSED' }),
    })
    await press.click(page.getByRole('button', { name: 'Accept $40.00' }))
    expect(await screen.findByText(words)).toBeVisible()
  })

  test('disappears once it has ended', async () => {
    const over = { ...extra, expiresAt: inHours(-1) }
    const { page } = await open(booked({ changeOrders: [over] }))
    expect(page.queryByRole('article')).toBeNull()
  })

  test('comes first on the home page, with its answer', async () => {
    const { press, calls } = renderApp('/customer', {
      user,
      network: {
        CustomerJobs: { customerJobs: connection([withExtra]) },
        UnfinishedOrders: { customerJobs: connection([withExtra]) },
        AcceptChangeOrder: {
          acceptChangeOrder: { ...extra, status: 'accepted', viewerCanDecide: false, job: booked() },
        },
      },
    })
    const card = within(await screen.findByRole('article', { name: /^Dale Hart asked for \$40\.00/ }))
    expect(card.getByRole('link', { name: /^Dumpster Rental, order/ })).toBeVisible()
    await press.click(card.getByRole('button', { name: 'Accept $40.00' }))
    await waitFor(() => expect(screen.queryByRole('article', { name: /^Dale Hart asked/ })).toBeNull())
    expect(calls.some(({ operation }) => operation === 'AcceptChangeOrder')).toBe(true)
  })
})

test("withdraws the customer's own proposal", async () => {
  const own = makeChangeOrder({
    kind: 'move_visit',
    proposedBy: 'customer',
    amount: null,
    note: null,
    visit: pickup,
    windowStart: '2027-03-04T14:00:00.000Z',
    windowEnd: '2027-03-04T18:00:00.000Z',
    viewerCanWithdraw: true,
  })
  const withdrawn = { ...own, status: 'withdrawn', viewerCanWithdraw: false } as const
  const { page, press } = await open(booked({ changeOrders: [own] }), {
    WithdrawChangeOrder: {
      withdrawChangeOrder: { ...withdrawn, job: booked({ changeOrders: [withdrawn] }) },
    },
  })
  const card = within(page.getByRole('article', { name: 'You asked to move the pickup' }))
  expect(card.getByText('Dale Hart may answer until')).toBeVisible()
  expect(card.queryByRole('button', { name: 'Accept' })).toBeNull()
  await press.click(card.getByRole('button', { name: 'Withdraw' }))
  expect(await page.findByText('Withdrawn', { selector: 'span' })).toBeVisible()
})

describe('charges', () => {
  const days = makeCharge({
    id: '00000000-0000-4000-8000-00000000c002',
    kind: 'extra_day',
    label: 'Extra days',
    quantity: '2.00',
    unitPrice: '15.00',
    amount: '30.00',
    contestUntil: inHours(70),
    viewerCanContest: true,
  })
  const contested = {
    ...days,
    status: 'contested',
    contestedAt: inHours(0),
    contestReason: 'It was one day',
    viewerCanContest: false,
  } as const
  const withDays = (charge = days as Job['charges'][number]) =>
    booked({
      charges: [makeCharge(), charge],
      amountDue: '179.50',
      balances: [makeBalance('179.50')],
      finalPrice: '179.50',
    })

  test('show quantity, unit price, amount, evidence, and their sum', async () => {
    const order = makeChangeOrder({
      kind: 'extra_days',
      status: 'accepted',
      charge: { __typename: 'Charge', id: days.id } as never,
      photos: [{ __typename: 'VisitPhoto', id: 'p1', kind: 'problem', path: '/objects/a' }] as never,
    })
    const { page } = await open({ ...withDays(), changeOrders: [order] })
    const charges = within(page.getByRole('region', { name: 'Timeline' }))
    expect(charges.getByText(/^2 days ×/)).toHaveTextContent('2 days × $15.00')
    expect(charges.getByText(/^You can contest it until/)).toBeVisible()
    expect(charges.getByRole('button', { name: /^Open evidence for extra days/ })).toBeVisible()
    expect(page.getByRole('region', { name: 'Payment' })).toHaveTextContent(
      'Agreed$149.50Added$30.00Amount due$179.50',
    )
  })

  test('show a larger load with the truck before and after, once', async () => {
    const load = makeCharge({
      id: 'c3',
      kind: 'extra_load',
      label: 'Extra load: 2 eighths',
      quantity: '2.00',
      unitPrice: '45.50',
      amount: '91.00',
      contestUntil: inHours(70),
      viewerCanContest: true,
    })
    const at = inHours(-1)
    const order = makeChangeOrder({
      kind: 'extra_load',
      status: 'accepted',
      note: null,
      createdAt: at,
      decidedAt: at,
      charge: { __typename: 'Charge', id: load.id, label: load.label } as never,
      photos: ['before', 'after'].map(kind => ({
        __typename: 'VisitPhoto',
        id: kind,
        kind,
        path: `/objects/${kind}`,
      })) as never,
    })
    const { page } = await open({ ...withDays(load), changeOrders: [order] })
    const timeline = within(page.getByRole('region', { name: 'Timeline' }))
    expect(timeline.getAllByText('Extra load: 2 eighths')).toHaveLength(1)
    expect(timeline.getByText(/^2 ×/)).toHaveTextContent('2 × $45.50')
    expect(
      timeline.getByRole('button', { name: /^Open before loading, evidence for extra load/ }),
    ).toBeVisible()
    expect(
      timeline.getByRole('button', { name: /^Open after loading, evidence for extra load/ }),
    ).toBeVisible()
    expect(page.getByRole('button', { name: 'Contest' })).toBeVisible()
    expect(timeline.queryByText(/charged \$91/)).toBeNull()
  })

  test('wait for a yes where the bid names no price', async () => {
    const asked = makeChangeOrder({
      kind: 'item',
      item: 'sofa',
      quantity: '2.00',
      amount: '30.00',
      note: null,
      charge: { __typename: 'Charge', id: 'c4', label: '2 sofas' } as never,
      viewerCanDecide: true,
    })
    const { page, press, sent } = await open(
      { ...booked(), changeOrders: [asked], changeOrdersToDecide: [asked] },
      {
        AcceptChangeOrder: {
          acceptChangeOrder: { ...asked, status: 'accepted', viewerCanDecide: false, job: booked() },
        },
      },
    )
    const card = page.getByRole('article', { name: /asked for \$30\.00 for 2 sofas$/ })
    expect(within(card).getByRole('button', { name: 'Decline' })).toBeVisible()
    await press.click(within(card).getByRole('button', { name: 'Accept $30.00' }))
    expect(sent('AcceptChangeOrder')).toEqual({ id: asked.id, amount: '30.00' })
  })

  test('are contested with a reason, and then say who decides', async () => {
    const { page, press, sent } = await open(withDays(), {
      ContestCharge: { contestCharge: { ...contested, job: withDays(contested) } },
    })
    await press.click(page.getByRole('button', { name: 'Contest' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Contest Extra days, $30.00?' }))
    await press.click(dialog.getByRole('button', { name: 'Contest' }))
    expect(await dialog.findByText('Please say why you contest it')).toBeVisible()
    await press.type(dialog.getByLabelText('Reason'), 'It was one day')
    await press.click(dialog.getByRole('button', { name: 'Contest' }))
    const charges = within(page.getByRole('region', { name: 'Timeline' }))
    expect(await charges.findByText('Contested')).toBeVisible()
    expect(charges.getByText(/Haulbid decides\. Until then it counts\.$/)).toBeVisible()
    expect(charges.getByText('You contested it: It was one day')).toBeVisible()
    expect(page.getByText('$30.00 of it is contested. Haulbid decides.')).toBeVisible()
    expect(sent('ContestCharge')).toEqual({ chargeId: days.id, reason: 'It was one day' })
  })

  test('keep the reason in the form when they can no longer be contested', async () => {
    const words = 'This charge can no longer be contested'
    const { page, press } = await open(withDays(), {
      ContestCharge: () => refusal('CONFLICT', words, { reason: 'CHARGE_CLOSED' }),
    })
    await press.click(page.getByRole('button', { name: 'Contest' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Contest/ }))
    await press.type(dialog.getByLabelText('Reason'), 'It was one day')
    await press.click(dialog.getByRole('button', { name: 'Contest' }))
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(dialog.getByLabelText('Reason')).toHaveValue('It was one day')
  })

  test.each([
    ['voided', { status: 'void', decisionReason: 'My fault', viewerCanContest: false }, 'Voided: My fault'],
    [
      'upheld',
      { contestUntil: null, decisionReason: 'Seen', viewerCanContest: false },
      'Haulbid let it stand: Seen',
    ],
  ] as const)('say why they were %s', async (_, some, words) => {
    const { page } = await open(withDays({ ...days, ...some }))
    expect(page.getByText(words)).toBeVisible()
    expect(page.queryByRole('button', { name: 'Contest' })).toBeNull()
  })
})

describe('changing something', () => {
  const options = async (order: Job, network: Network = {}) => {
    const app = await open(order, network)
    await app.press.click(app.page.getByRole('button', { name: 'Change or Cancel' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change something' }))
    await dialog.findByRole('button', { name: /^Move/ })
    return { ...app, dialog }
  }
  const form = async (app: Awaited<ReturnType<typeof options>>, name: RegExp) => {
    await app.press.click(app.dialog.getByRole('button', { name }))
    return within(await screen.findByRole('dialog'))
  }

  test('names the cost of each change before it is chosen', async () => {
    const { dialog } = await options(booked())
    const buttons = dialog.getAllByRole('button').map(({ textContent }) => textContent)
    expect(buttons).toEqual(
      expect.arrayContaining([
        'Move the pickupFree up to 24 hours before',
        'Keep it longer$15 a day after 7 days',
        'Pick it up earlierNo extra cost, no refund for unused days',
      ]),
    )
  })

  test('leads to the button that cancels, with its cost beside it', async () => {
    const order = booked({
      status: 'accepted',
      visits: [pickup],
      viewerCanCancel: true,
      cancellationFee: '0.00',
      freeToCancelUntil: inHours(5),
      lateCancellationFee: '37.38',
    })
    const { page, press, dialog } = await options(order)
    await press.click(
      dialog.getByRole('button', { name: /^Cancel the order ?Free to cancel until .*, then \$37\.38$/ }),
    )
    const cancel = page.getByRole('button', { name: 'Cancel order' })
    await waitFor(() => expect(cancel).toHaveFocus())
    expect(page.getByText(/^Free to cancel until .*, then \$37\.38\.$/)).toBeVisible()
  })

  test('keeps a dumpster longer at the shown price', async () => {
    const order = makeChangeOrder({
      kind: 'longer_rental',
      proposedBy: 'customer',
      status: 'accepted',
      amount: '30.00',
    })
    const app = await options(booked(), {
      ProposeChangeOrder: { proposeChangeOrder: { ...order, job: booked({ changeOrders: [order] }) } },
    })
    const dialog = await form(app, /^Keep it longer/)
    await app.press.type(dialog.getByLabelText('New pickup day'), '2027-03-05')
    expect(dialog.getByText('2 days × $15.00 = $30.00. It changes at once.')).toBeVisible()
    await app.press.click(dialog.getByRole('button', { name: 'Keep It Longer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(app.sent('ProposeChangeOrder')).toEqual({
      input: { jobId: app.page && booked().id, kind: 'longer_rental', pickupDate: '2027-03-05' },
    })
  })

  test('says that the vendor names a price where the bid has none', async () => {
    const app = await options(booked({ acceptedBid: { ...acceptedBid, extraDayPrice: null } }))
    const dialog = await form(app, /^Keep it longer/)
    expect(dialog.getByText('Dale Hart names a price, and you decide.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Ask' })).toBeVisible()
  })

  test('asks for a swap at the price of the bid, at once', async () => {
    const order = makeChangeOrder({
      kind: 'swap',
      proposedBy: 'customer',
      status: 'accepted',
      amount: '120.00',
    })
    const app = await options(booked({ acceptedBid: { ...acceptedBid, swapPrice: '120.00' } }), {
      ProposeChangeOrder: { proposeChangeOrder: { ...order, job: booked({ changeOrders: [order] }) } },
    })
    const dialog = await form(app, /^Ask for a swap ?\$120 \(the bid's price\), at once$/)
    await app.press.type(dialog.getByLabelText('Day'), '2027-02-28')
    expect(dialog.getByText("$120.00 (the bid's price), at once.")).toBeVisible()
    await app.press.click(dialog.getByRole('button', { name: 'Ask for the Swap' }))
    expect(await screen.findByText('Done: $120.00')).toBeInTheDocument()
    expect(app.sent('ProposeChangeOrder')).toEqual({
      input: {
        jobId: booked().id,
        kind: 'swap',
        windowStart: '2027-02-28T14:00:00.000Z',
        windowEnd: '2027-02-28T23:00:00.000Z',
      },
    })
  })

  test('asks the vendor for the price of a swap that the bid does not name', async () => {
    const app = await options(booked())
    const dialog = await form(app, /^Ask for a swap ?Dale Hart will answer with a price$/)
    expect(dialog.getByText('Dale Hart will answer with a price, and you decide.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Ask' })).toBeVisible()
  })

  test.each([
    ['before the delivery', [makeVisit({ kind: 'delivery' }), pickup]],
    ['while one is planned', [delivery, makeVisit({ id: 's', kind: 'swap' }), pickup]],
  ])('offers no swap %s', async (_, visits) => {
    const { dialog } = await options(booked({ visits }))
    expect(dialog.queryByRole('button', { name: /^Ask for a swap/ })).toBeNull()
  })

  test('leads to another time for a swap that could not be done', async () => {
    const swap = makeVisit({
      id: 's',
      kind: 'swap',
      status: 'failed',
      failedAt: '2027-02-26T15:00:00.000Z',
      failureReason: 'blocked',
      viewerCanSchedule: true,
    })
    const { page } = await open(booked({ visits: [delivery, swap, pickup] }))
    const now = within(page.getByRole('region', { name: 'Now' }))
    expect(
      now.getByText(/^The swap couldn't be done: the way was blocked\. Agree on another time/),
    ).toBeVisible()
    expect(now.getByRole('button', { name: 'Schedule again' })).toBeVisible()
  })

  test('keeps what was entered when a move is refused, and says why', async () => {
    const words = 'Settle the open change order first'
    const app = await options(booked(), {
      ProposeChangeOrder: () => refusal('CONFLICT', words, { reason: 'CHANGE_OPEN' }),
    })
    const dialog = await form(app, /^Move/)
    await app.press.type(dialog.getByLabelText('New day'), '2027-03-04')
    expect(dialog.getByText('1 day × $15.00 = $15.00, and it moves at once.')).toBeVisible()
    await app.press.click(dialog.getByRole('button', { name: 'Move' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(words)
    expect(dialog.getByLabelText('New day')).toHaveValue('2027-03-04')
  })

  test("says what can't be loaded, and offers a retry", async () => {
    let isUp = false
    const { page, press } = await open(booked(), {
      ChangeFacts: () => (isUp ? { job: booked() } : new Error('offline')),
    } as Network)
    await press.click(page.getByRole('button', { name: 'Change or Cancel' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change something' }))
    expect(await dialog.findByText("We couldn't load what you can change")).toBeVisible()
    isUp = true
    await press.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('button', { name: /^Move/ })).toBeVisible()
  })

  test('is not offered once the job is done', async () => {
    const { page } = await open(booked({ status: 'completed', completedDate: inHours(-1) }))
    expect(page.queryByRole('button', { name: 'Change or Cancel' })).toBeNull()
  })
})
