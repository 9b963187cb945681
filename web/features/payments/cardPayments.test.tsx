import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { type Network, refusal } from '../../testing/fakeNetwork.js'
import { watchLeaving } from '../../testing/leaveFor.js'
import { connection } from '../../testing/makers/connection.js'
import { makeBid } from '../../testing/makers/makeBid.js'
import {
  makeBalance,
  makeCardPayment,
  makeCharge,
  makePayment,
  type Payment,
} from '../../testing/makers/makeChange.js'
import { type Job, makeJob } from '../../testing/makers/makeJob.js'
import { makeUser } from '../../testing/makers/makeUser.js'
import { makeVendor } from '../../testing/makers/makeVendor.js'
import { vendorNetwork } from '../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../testing/renderApp.js'

const PAGE = 'https://checkout.stripe.com/c/pay/cs_1'
const left = watchLeaving()

const user = makeUser()
const dale = makeVendor()
const takes = makeBid({ status: 'accepted', takesCards: true })

/** A junk pickup for $149.50 of Dale Hart, who takes cards. */
const due = (some: Parameters<typeof makeJob>[0] = {}) =>
  makeJob({
    status: 'accepted',
    vendorId: dale.id,
    vendor: dale,
    finalPrice: '149.50',
    amountDue: '149.50',
    balances: [makeBalance('149.50')],
    viewerCanAccept: false,
    charges: [makeCharge()],
    waysToPay: ['check', 'zelle'],
    acceptedBid: takes,
    cardAmount: '149.50',
    ...some,
  })

const paid = (some: Parameters<typeof makeJob>[0] = {}) =>
  due({
    amountDue: '0.00',
    balances: [makeBalance('0.00')],
    cardAmount: null,
    payments: [makeCardPayment()],
    ...some,
  })

const soon = () => new Date(Date.now() + 25 * 60_000).toISOString()
const started = (some: Partial<Payment> = {}) =>
  makeCardPayment({ status: 'started', decidedAt: null, expiresAt: soon(), ...some })

const answers = (order: Job | (() => Job)): Network => {
  const read = typeof order === 'function' ? order : () => order
  return {
    CustomerJobs: () => ({ customerJobs: connection([read()]) }),
    JobDetails: () => ({ job: read() }),
    Messages: () => ({ me: user, job: read(), messages: connection([], null, 'Message') }),
    PayByCard: { payByCard: { __typename: 'PageOfStripe', url: PAGE } },
  }
}

const open = async (order: Job | (() => Job), network: Network = {}, came = '') => {
  const { id } = typeof order === 'function' ? order() : order
  const app = renderApp(`/customer/orders?order=${id}${came}`, {
    user,
    network: { ...answers(order), ...network },
  })
  const page = within(await screen.findByRole('region', { name: /, order / }))
  await page.findByRole('region', { name: 'Now' })
  const payment = within(page.getByRole('region', { name: 'Payment' }))
  const sent = () => app.calls.filter(call => call.operation === 'PayByCard').map(call => call.variables)
  return { ...app, page, payment, sent }
}

describe('a customer', () => {
  test('pays by card or directly: reads how, and leaves for Stripe with the keyboard', async () => {
    const order = due()
    const { payment, press, sent, container } = await open(order)
    expect(
      payment.getByText(
        'Pay by card here, or pay Dale Hart directly: check, Zelle. Dale Hart marks what you pay directly as paid, and you confirm it here.',
      ),
    ).toBeVisible()
    expect((await axe(container.ownerDocument.body)).violations).toEqual([])
    payment.getByRole('button', { name: 'Pay $149.50 by card' }).focus()
    await press.keyboard('{Enter}')
    await waitFor(() => expect(left).toEqual([PAGE]))
    expect(sent()).toEqual([{ jobId: order.id, amount: '149.50' }])
    expect(payment.getByRole('button', { name: 'Opening Stripe...' })).toBeDisabled()
  })

  test('is led to paying by card once the job is done', async () => {
    const { page, press } = await open(
      due({ status: 'completed', completedDate: '2026-11-20T18:00:00.000Z' }),
    )
    const now = within(page.getByRole('region', { name: 'Now' }))
    expect(now.getByText('You owe Dale Hart $149.50.')).toBeVisible()
    await press.click(now.getByRole('button', { name: 'Pay by Card' }))
    expect(page.getByRole('heading', { name: 'Payment' })).toHaveFocus()
  })

  test('reads nothing of cards where the vendor takes none', async () => {
    const { payment } = await open(due({ cardAmount: null, acceptedBid: makeBid({ status: 'accepted' }) }))
    expect(payment.getByText(/^You pay Dale Hart directly: check, Zelle\./)).toBeVisible()
    expect(payment.queryByText(/card/)).toBeNull()
  })

  test('is asked to ask how to pay directly when the vendor names no way', async () => {
    const { payment } = await open(due({ waysToPay: [] }))
    expect(payment.getByText(/^Pay by card here, or ask Dale Hart how to pay directly\./)).toBeVisible()
  })

  test('pays what is not contested', async () => {
    const contested = makeCharge({ id: 'c2', kind: 'extra', amount: '30.00', status: 'contested' })
    const { payment } = await open(
      due({ amountDue: '179.50', balances: [makeBalance('179.50')], charges: [makeCharge(), contested] }),
    )
    expect(payment.getByText('$30.00 of it is contested. Haulbid decides.')).toBeVisible()
    expect(payment.getByRole('button', { name: 'Pay $149.50 by card' })).toBeEnabled()
  })

  test('stays with the new amount after it has changed', async () => {
    let order = due()
    const { payment, press, sent } = await open(() => order, {
      PayByCard: () => {
        order = due({ amountDue: '179.50', balances: [makeBalance('179.50')], cardAmount: '179.50' })
        return refusal('CONFLICT', 'The amount has changed to $179.50', { reason: 'AMOUNT_CHANGED' })
      },
    })
    await press.click(payment.getByRole('button', { name: 'Pay $149.50 by card' }))
    const why = await payment.findByRole('alert')
    expect(why).toHaveTextContent('The amount has changed to $179.50')
    expect(why).toHaveFocus()
    await press.click(await payment.findByRole('button', { name: 'Pay $179.50 by card' }))
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ amount: '179.50' }))
    expect(left).toEqual([])
  })

  test('pays directly once the vendor takes no cards anymore', async () => {
    let order = due()
    const { payment, press } = await open(() => order, {
      PayByCard: () => {
        order = due({ cardAmount: null, acceptedBid: makeBid({ status: 'accepted' }) })
        return refusal('CONFLICT', "This vendor doesn't take cards here", { reason: 'CARDS_OFF' })
      },
    })
    await press.click(payment.getByRole('button', { name: 'Pay $149.50 by card' }))
    expect(await payment.findByText(/^You pay Dale Hart directly: check, Zelle\./)).toBeVisible()
    expect(payment.getByRole('alert')).toHaveTextContent("This vendor doesn't take cards here")
    expect(payment.queryByRole('button', { name: /by card/ })).toBeNull()
  })

  test.each([
    ['CONFLICT', 'A card payment is under way. Try again in a minute.'],
    ['UNAVAILABLE', "Stripe can't be reached right now. Please try again in a moment."],
  ])('can try again after %s', async (code, words) => {
    const { payment, press } = await open(due(), { PayByCard: refusal(code, words) })
    await press.click(payment.getByRole('button', { name: 'Pay $149.50 by card' }))
    expect(await payment.findByRole('alert')).toHaveTextContent(words)
    expect(await payment.findByRole('button', { name: 'Pay $149.50 by card' })).toBeEnabled()
    expect(left).toEqual([])
  })

  test('goes on to the page that is open', async () => {
    const { page, payment, press } = await open(due({ payments: [started()] }))
    expect(
      payment.getByText(
        /^A card payment of \$149\.50 is under way\. You can finish it until \d+:\d\d [AP]M\.$/,
      ),
    ).toBeVisible()
    expect(within(page.getByRole('region', { name: 'Timeline' })).getByText('Under way')).toBeVisible()
    await press.click(payment.getByRole('button', { name: 'Continue to Stripe' }))
    await waitFor(() => expect(left).toEqual([PAGE]))
  })

  test('reads of no attempt without a page, where nobody could pay', async () => {
    const { page, payment } = await open(due({ payments: [started({ expiresAt: null })] }))
    expect(within(page.getByRole('region', { name: 'Timeline' })).queryByText('$149.50 by card')).toBeNull()
    expect(payment.getByRole('button', { name: 'Pay $149.50 by card' })).toBeEnabled()
  })

  test('pays anew once the page is over', async () => {
    const over = started({ expiresAt: new Date(Date.now() - 1000).toISOString() })
    const { payment } = await open(due({ payments: [over] }))
    expect(payment.getByRole('button', { name: 'Pay $149.50 by card' })).toBeEnabled()
    expect(payment.getByText(/^Pay by card here/)).toBeVisible()
  })

  test('reads that money is on its way back, what came back, and what could not', async () => {
    const back = { amount: '-30.00', refundOf: makeCardPayment().id }
    const { page, payment } = await open(
      paid({
        amountDue: '-30.00',
        balances: [makeBalance('-30.00', { toPayBack: '0.00' })],
        payments: [
          makeCardPayment({ ...back, id: 'r1', status: 'started', decidedAt: null }),
          makeCardPayment({ ...back, id: 'r2', amount: '-20.00' }),
          makeCardPayment({ ...back, id: 'r3', amount: '-10.00', status: 'failed', failure: 'account_gone' }),
          makeCardPayment({ ...back, id: 'r4', amount: '-5.00', status: 'lapsed' }),
          makeCardPayment(),
        ],
      }),
    )
    expect(
      payment.getByText('$30.00 is on its way back to your card. A bank can take a few days to show it.'),
    ).toBeVisible()
    const timeline = within(page.getByRole('region', { name: 'Timeline' }))
    expect(timeline.getByText('$149.50 by card')).toBeVisible()
    expect(timeline.getByText('$30.00 back to the card')).toBeVisible()
    for (const label of ['Paid', 'Refund under way', 'Refunded', 'Refund failed'])
      expect(timeline.getByText(label)).toBeVisible()
    expect(
      timeline.getByText(
        "It couldn't go back to the card. The vendor's account at Stripe is no longer connected. Dale Hart pays it back to you directly.",
      ),
    ).toBeVisible()
    // It was never made.
    expect(timeline.queryByText('$5.00 back to the card')).toBeNull()
  })

  test('owes nothing while the money of a cancelled order is on its way back', async () => {
    const back = makeCardPayment({
      id: 'r1',
      amount: '-149.50',
      refundOf: makeCardPayment().id,
      status: 'started',
    })
    const { page } = await open(
      paid({
        status: 'cancelled',
        amountDue: '-149.50',
        balances: [makeBalance('-149.50', { toPayBack: '0.00' })],
        payments: [back, makeCardPayment()],
      }),
    )
    const now = within(page.getByRole('region', { name: 'Now' }))
    expect(now.getByText('$149.50 is on its way back to your card.')).toBeVisible()
    expect(now.queryByText('Your turn')).toBeNull()
  })

  test('reads that everything was paid back', async () => {
    const { payment } = await open(
      paid({
        status: 'cancelled',
        charges: [makeCharge({ status: 'void' })],
        payments: [
          makeCardPayment({ id: 'r1', amount: '-149.50', refundOf: makeCardPayment().id }),
          makeCardPayment(),
        ],
      }),
    )
    expect(payment.getByText('Everything was paid back.')).toBeVisible()
  })

  test('reads what became of a failed and an unfinished payment, and pays again', async () => {
    const { page, payment } = await open(
      due({
        payments: [
          makeCardPayment({ status: 'failed', failure: 'declined' }),
          makeCardPayment({ id: 'p3', status: 'lapsed' }),
        ],
      }),
    )
    const timeline = within(page.getByRole('region', { name: 'Timeline' }))
    expect(timeline.getByText('The bank declined it. Nothing was charged.')).toBeVisible()
    expect(timeline.getByText('Not finished')).toBeVisible()
    expect(payment.getByRole('button', { name: 'Pay $149.50 by card' })).toBeEnabled()
  })

  test('reads that a bank took the money back, so it is due again', async () => {
    const lost = makeCardPayment({
      dispute: { __typename: 'BankDispute', status: 'lost', dueBy: null } as never,
    })
    const { page, payment } = await open(
      due({
        payments: [
          makeCardPayment({ id: 'r1', amount: '-149.50', refundOf: lost.id, isTakenBack: true }),
          lost,
        ],
      }),
    )
    const timeline = within(page.getByRole('region', { name: 'Timeline' }))
    expect(timeline.getByText('$149.50 taken back by the bank')).toBeVisible()
    expect(timeline.getByText('Taken back by the bank')).toBeVisible()
    expect(timeline.getByText("It's due again.")).toBeVisible()
    expect(payment.getByRole('button', { name: 'Pay $149.50 by card' })).toBeEnabled()
  })
})

describe('coming back from Stripe', () => {
  const address = (router: Awaited<ReturnType<typeof open>>['router']) => router.location.search

  test('waits for the payment, follows it without a reload, and cleans the address once it is told', async () => {
    let order = due({ payments: [started()] })
    const app = await open(() => order, {}, '&paid=cs_1')
    expect(await screen.findByText("We're checking your payment...")).toBeVisible()
    expect(address(app.router)).toContain('paid=cs_1')
    order = paid({ version: 2 })
    await waitFor(() => expect(app.live.isOpen()).toBe(true))
    await act(async () => app.live.push({ jobs: [order as never] }))
    const told = await screen.findByText('Paid by card')
    expect(told.closest('[role=status]')).toHaveTextContent('$149.50 went to Dale Hart.')
    await waitFor(() => expect(address(app.router)).toBe(`?order=${order.id}`))
    expect(screen.getByText('Paid by card')).toBeVisible()
    expect(app.payment.getByText('Paid in full.')).toBeVisible()
    const back = makeCardPayment({ id: 'r1', amount: '-149.50', refundOf: makeCardPayment().id })
    order = paid({ version: 3, payments: [back, makeCardPayment()] })
    await act(async () => app.live.push({ jobs: [order as never] }))
    await waitFor(() => expect(screen.queryByText('Paid by card')).toBeNull())
  })

  test('says calmly that it can take a minute', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    try {
      await open(due({ payments: [started()] }), {}, '&paid=cs_1')
      expect(await screen.findByText('Stripe tells us in a moment.')).toBeVisible()
      await act(async () => jest.advanceTimersByTimeAsync(21_000))
      expect(screen.getByText('It can take a minute. You can close this page.')).toBeVisible()
    } finally {
      jest.useRealTimers()
    }
  })

  test.each([
    [
      '&paid=no',
      { status: 'lapsed' },
      "This card payment wasn't finished",
      /^Nothing was charged\. Pay again/,
    ],
    [
      '&paid=cs_1',
      { status: 'lapsed' },
      "This card payment wasn't finished",
      /^Nothing was charged\. Pay again/,
    ],
    [
      '&paid=cs_1',
      { status: 'failed', failure: 'declined' },
      'This card payment failed',
      /The bank declined it\. Nothing was charged/,
    ],
  ] as const)('says what to do after %s with %j', async (came, payment, title, words) => {
    const app = await open(due({ payments: [makeCardPayment(payment)] }), {}, came)
    const told = await screen.findByText(title)
    expect(told.parentElement).toHaveTextContent(new RegExp(words.source.replace('^', '')))
    await waitFor(() => expect(address(app.router)).not.toContain('paid'))
    expect(app.payment.getByRole('button', { name: 'Pay $149.50 by card' })).toBeEnabled()
    expect((await axe(app.container.ownerDocument.body)).violations).toEqual([])
  })
})

describe('a vendor', () => {
  const mine = (some: Parameters<typeof makeJob>[0] = {}) =>
    due({ customerId: null, vendor: null, cardAmount: null, balances: [], viewerCanMarkPaid: true, ...some })

  const openMine = async (job: Job) => {
    const app = renderApp(`/?job=${job.id}`, {
      user: dale,
      network: {
        ...vendorNetwork({ own: [job] }),
        VendorJobDetails: { job },
      },
    })
    const dialog = within(await screen.findByRole('dialog'))
    const payment = within(await dialog.findByRole('region', { name: 'Payment' }))
    return { ...app, dialog, payment }
  }

  test('reads that the customer can pay by card', async () => {
    const { payment } = await openMine(mine())
    expect(
      payment.getByText(/can pay by card here, or pays you directly\. Mark what you get directly as paid\.$/),
    ).toBeVisible()
    expect(payment.queryByRole('button', { name: /by card/ })).toBeNull()
  })

  test('reads why nothing can be marked while the customer is paying', async () => {
    const { payment } = await openMine(mine({ viewerCanMarkPaid: false, payments: [started()] }))
    expect(
      payment.getByText(/is paying by card right now, so you can't mark it as paid until \d+:\d\d [AP]M\.$/),
    ).toBeVisible()
    expect(payment.queryByRole('button', { name: 'Mark as Paid' })).toBeNull()
  })

  test('pays back directly what could not go back to the card', async () => {
    const failed = makeCardPayment({
      id: 'r1',
      amount: '-30.00',
      refundOf: makeCardPayment().id,
      status: 'failed',
      failure: 'balance_insufficient',
    })
    const { dialog, payment } = await openMine(
      mine({
        amountDue: '-30.00',
        amountToPayBack: '30.00',
        viewerCanMarkPaid: false,
        viewerCanMarkPaidBack: true,
        payments: [failed, makeCardPayment()],
      }),
    )
    expect(
      dialog.getByText(
        /^It couldn't go back to the card\. The vendor's balance at Stripe is too low\. Pay it back to .* directly, then mark it as paid back\.$/,
      ),
    ).toBeVisible()
    expect(payment.getByRole('button', { name: 'Mark as Paid Back' })).toBeEnabled()
  })

  test('answers a dispute with the proof at hand', async () => {
    const disputed = makeCardPayment({
      dispute: { __typename: 'BankDispute', status: 'open', dueBy: '2026-12-07T18:00:00.000Z' } as never,
    })
    const { payment, dialog } = await openMine(
      mine({ amountDue: '0.00', viewerCanMarkPaid: false, payments: [disputed] }),
    )
    expect(payment.getByText(/'s bank disputes the card payment of \$149\.50$/)).toBeVisible()
    expect(payment.getByText(/^Answer by Dec 7(, 2026)? in your Stripe Dashboard\./)).toBeVisible()
    const link = (name: string) => payment.getByRole('link', { name }).getAttribute('href')
    expect(link('Stripe Dashboard (opens in a new tab)')).toBe('https://dashboard.stripe.com')
    expect(link('Proof of Service (PDF)')).toMatch(/\/proof\.pdf$/)
    expect(link('What was agreed (PDF)')).toMatch(/\/receipt\.pdf$/)
    expect(link('Accepted terms (opens in a new tab)')).toBe('/terms-of-service')
    expect(dialog.getByText('Disputed by the bank')).toBeVisible()
    expect((await axe(document.body)).violations).toEqual([])
  })

  test('reads that the bank decided for them', async () => {
    const won = makeCardPayment({
      dispute: { __typename: 'BankDispute', status: 'won', dueBy: null } as never,
    })
    const { dialog } = await openMine(mine({ amountDue: '0.00', viewerCanMarkPaid: false, payments: [won] }))
    expect(dialog.getByText('The bank decided for you. The payment stands.')).toBeVisible()
    expect(dialog.queryByText(/disputes/)).toBeNull()
  })

  test('still marks what was paid directly', async () => {
    const { dialog } = await openMine(mine({ payments: [makePayment({ status: 'confirmed' })] }))
    expect(await dialog.findByText('$149.50 by check')).toBeVisible()
    expect(dialog.queryByText('$149.50 by card')).toBeNull()
  })
})
