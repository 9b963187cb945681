import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../testing/fakeNetwork.js'
import { orderId } from '../../testing/makers/ids.js'
import {
  acceptedBid,
  makeAskedChange,
  makeChangeOrder,
  makeCharge,
  pickup,
} from '../../testing/makers/makeChange.js'
import { type Job, makeOwnJob } from '../../testing/makers/makeJob.js'
import { makeAgenda } from '../../testing/makers/makeVendor.js'
import { makeVisit } from '../../testing/makers/makeVisit.js'
import { vendor, vendorNetwork } from '../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../testing/renderApp.js'

const twelveDaysAgo = new Date(Date.now() - 12 * 86_400_000).toISOString()
const delivery = makeVisit({
  kind: 'delivery',
  status: 'done',
  windowStart: twelveDaysAgo,
  doneAt: twelveDaysAgo,
})
const rental = (some: Partial<Omit<Job, 'bids'>> = {}) =>
  makeOwnJob({
    id: orderId(1),
    type: 'dumpster_rental',
    title: 'Casey Morgan - 20 Yard Dumpster',
    status: 'in_progress',
    visits: [delivery, pickup],
    charges: [makeCharge()],
    amountDue: '149.50',
    acceptedBid,
    ...some,
  })

/** The pickup is done too, and was weighed without its ticket so far. */
const pickedUp = (some: Partial<Omit<Job, 'bids'>> = {}) =>
  rental({
    status: 'completed',
    completedDate: new Date(Date.now() - 3_600_000).toISOString(),
    visits: [delivery, { ...pickup, status: 'done', doneAt: new Date().toISOString() }],
    ...some,
  })

const open = async (job: Job, network: Network = {}) => {
  const app = renderApp(`/?job=${job.id}`, {
    user: vendor,
    network: {
      ...vendorNetwork({ own: [job] }),
      VendorJobDetails: { job },
      ChangeFacts: { job },
      ...network,
    },
  })
  const dialog = within(await screen.findByRole('dialog', { name: job.title! }))
  await dialog.findByRole('region', { name: 'Timeline' })
  const sent = (operation: string) => app.calls.find(call => call.operation === operation)?.variables
  return { ...app, dialog, sent }
}
const options = async (job: Job, network: Network = {}) => {
  const app = await open(job, network)
  await app.press.click(app.dialog.getByRole('button', { name: 'Charge or Change' }))
  const list = within(await screen.findByRole('dialog', { name: 'Charge or change' }))
  await list.findByRole('button', { name: /^Give a discount/ })
  const form = async (name: RegExp) => {
    await app.press.click(list.getByRole('button', { name }))
    return within((await screen.findAllByRole('dialog')).at(-1)!)
  }
  return { ...app, list, form }
}
const done = (some: Parameters<typeof makeChangeOrder>[0], job = rental()) => ({
  ProposeChangeOrder: { proposeChangeOrder: { ...makeChangeOrder(some), job } },
})

test('charges extra days at the rate of the bid', async () => {
  const { form, press, sent } = await options(
    rental(),
    done({ kind: 'extra_days', status: 'accepted', amount: '75.00' }),
  )
  const dialog = await form(/^Charge extra days ?\$15 a day, 5 not charged yet/)
  expect(
    dialog.getByText('5 days × $15.00 = $75.00. Casey Morgan can contest it for 72 hours.'),
  ).toBeVisible()
  await press.click(dialog.getByRole('button', { name: 'Charge' }))
  expect(await screen.findByText('Done: $75.00')).toBeInTheDocument()
  expect(sent('ProposeChangeOrder')).toEqual({
    input: { jobId: rental().id, kind: 'extra_days', quantity: '5' },
  })
})

test('keeps the tons when the scale ticket is missing, and says so', async () => {
  const words = 'Add a photo of the scale ticket to charge for weight'
  const { form, press } = await options(pickedUp(), {
    ProposeChangeOrder: () => refusal('CONFLICT', words, { reason: 'EVIDENCE_NEEDED' }),
  })
  const dialog = await form(/^Charge extra weight/)
  await press.type(dialog.getByLabelText('Extra tons'), '1.5')
  expect(dialog.getByText(/^1\.5 tons × \$90\.50 = \$135\.75/)).toBeVisible()
  await press.click(dialog.getByRole('button', { name: 'Charge' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(words)
  expect(dialog.getByLabelText('Extra tons')).toHaveValue('1.5')
})

test('offers a proposal where the bid names no rate', async () => {
  const none = { ...acceptedBid, extraDayPrice: null, extraTonPrice: null }
  const { form, press } = await options(rental({ acceptedBid: none }))
  const dialog = await form(/^Extra weight ?Your bid has no rate for this/)
  await press.type(dialog.getByLabelText('Price'), '40')
  expect(dialog.getByRole('button', { name: 'Propose $40.00' })).toBeVisible()
  await press.click(dialog.getByRole('button', { name: /^Propose/ }))
  expect(await dialog.findByText('Say what it is for')).toBeVisible()
})

test('gives a discount at once', async () => {
  const { form, press, sent } = await options(
    rental(),
    done({ kind: 'discount', status: 'accepted', amount: '20.00' }),
  )
  const dialog = await form(/^Give a discount/)
  await press.type(dialog.getByLabelText('Discount'), '20')
  await press.click(dialog.getByRole('button', { name: 'Give $20.00' }))
  expect(await screen.findByText('Done: $20.00')).toBeInTheDocument()
  expect(sent('ProposeChangeOrder')).toEqual({
    input: { jobId: rental().id, kind: 'discount', amount: '20' },
  })
})

test('asks the customer to move a visit', async () => {
  const asked = makeChangeOrder({
    kind: 'move_visit',
    amount: null,
    note: null,
    visit: pickup,
    viewerCanWithdraw: true,
  })
  const {
    form,
    press,
    dialog: job,
  } = await options(rental(), {
    ProposeChangeOrder: { proposeChangeOrder: { ...asked, job: rental({ changeOrders: [asked] }) } },
  })
  const dialog = await form(/^Ask to move the pickup/)
  await press.type(dialog.getByLabelText('New day'), '2027-03-04')
  expect(dialog.getByText('Free. Casey Morgan has 48 hours to agree.')).toBeVisible()
  await press.click(dialog.getByRole('button', { name: 'Ask' }))
  expect(await job.findByRole('article', { name: 'You asked to move the pickup' })).toBeVisible()
})

test('asks the customer to schedule a failed visit again', async () => {
  const failed = {
    ...pickup,
    status: 'failed' as const,
    failedAt: twelveDaysAgo,
    failureReason: 'weather' as const,
  }
  const asked = makeChangeOrder({ kind: 'move_visit', amount: null, note: null, visit: failed })
  const { dialog } = await open(rental({ visits: [delivery, failed], changeOrders: [asked] }))
  expect(dialog.getByRole('article', { name: 'You asked to schedule the pickup again' })).toBeVisible()
})

test('may still charge once the work is done, but propose nothing more', async () => {
  const { list } = await options(pickedUp())
  expect(list.getByRole('button', { name: /^Charge extra weight/ })).toBeVisible()
  expect(list.queryByRole('button', { name: /^Propose anything else/ })).toBeNull()
})

/** The scale ticket shows 1.02 tons more than the bid includes. */
const weighed = (some: Partial<typeof pickup> = {}) => ({
  ...pickup,
  status: 'done' as const,
  doneAt: new Date().toISOString(),
  tons: '3.02',
  ...some,
})
describe('a wasted trip', () => {
  const wasted = makeVisit({
    id: '00000000-0000-4000-8000-00000000a003',
    kind: 'pickup',
    status: 'failed',
    failureReason: 'blocked',
    failedAt: new Date(Date.now() - 86_400_000).toISOString(),
  })
  const withFee = { ...acceptedBid, tripFee: '60.00' }

  test('is charged at the fee of the bid', async () => {
    const { list } = await options(rental({ acceptedBid: withFee, visits: [delivery, wasted] }))
    expect(list.getByRole('button', { name: /^Charge the wasted trip.*\$60/ })).toBeVisible()
  })

  test('is proposed at a price where the bid names no fee', async () => {
    const { list } = await options(rental({ visits: [delivery, wasted] }))
    expect(list.getByRole('button', { name: /^Wasted trip/ })).toBeVisible()
    expect(list.queryByRole('button', { name: /^Charge the wasted trip/ })).toBeNull()
  })

  test.each([
    ['can still be charged', 71, 1],
    ['can no longer be charged', 73, 0],
  ])('%s %d hours after the job', async (_, hours, count) => {
    const completedDate = new Date(Date.now() - hours * 3_600_000).toISOString()
    const { list } = await options(
      pickedUp({ acceptedBid: withFee, completedDate, visits: [delivery, wasted, weighed()] }),
    )
    expect(list.queryAllByRole('button', { name: /^Charge the wasted trip/ })).toHaveLength(count)
  })
})

const QUESTION = 'Charge $92.31 for 1.02 tons over?'

test('offers the charge for weight as soon as the ticket is recorded', async () => {
  const job = pickedUp({ visits: [delivery, weighed()] })
  const charged = {
    ...job,
    charges: [makeCharge(), makeCharge({ id: 'c2', kind: 'overweight', visitId: pickup.id })],
  }
  const { dialog, press, sent } = await open(
    job,
    done({ kind: 'overweight', status: 'accepted', amount: '92.31' }, charged),
  )
  const offer = within(await dialog.findByRole('group', { name: QUESTION }))
  await press.click(offer.getByRole('button', { name: 'Charge Extra Weight' }))
  const form = within(await screen.findByRole('dialog', { name: 'Charge extra weight' }))
  expect(await form.findByText(/^1\.02 tons × \$90\.50 = \$92\.31/)).toBeVisible()
  await press.click(form.getByRole('button', { name: 'Charge' }))
  expect(await screen.findByText('Done: $92.31')).toBeInTheDocument()
  expect(sent('ProposeChangeOrder')).toEqual({
    input: { jobId: job.id, visitId: pickup.id, kind: 'overweight', quantity: '1.02', evidence: [] },
  })
  await waitFor(() => expect(dialog.queryByRole('group', { name: QUESTION })).toBeNull())
})

test('offers the charge for weight on the Today tab', async () => {
  const job = pickedUp({ visits: [delivery, weighed()] })
  const { press } = renderApp('/?tab=today', {
    user: vendor,
    network: {
      ...vendorNetwork({ own: [job] }),
      VendorToday: { vendorVisits: [{ ...weighed(), job }], vendorAgenda: null },
      ChangeFacts: { job },
    },
  })
  const offer = within(
    await screen.findByRole('group', { name: `${job.firstName} ${job.lastName}: ${QUESTION}` }),
  )
  await press.click(offer.getByRole('button', { name: 'Charge Extra Weight' }))
  expect(await screen.findByLabelText('Extra tons')).toHaveValue('1.02')
})

test('charges each load by itself after a swap', async () => {
  const swap = makeVisit({
    ...weighed(),
    id: 'swap',
    kind: 'swap',
    windowStart: '2027-02-27T14:00:00.000Z',
    tons: '2.50',
  })
  const job = pickedUp({
    visits: [delivery, swap, weighed()],
    charges: [makeCharge(), makeCharge({ id: 'c2', kind: 'overweight', visitId: pickup.id })],
  })
  const other = pickedUp({ visits: [delivery, swap, weighed()] })
  const { list } = await options(job)
  expect(list.getAllByRole('button', { name: /^Charge extra weight/ })).toHaveLength(1)
  cleanup()
  const { form } = await options(other)
  const dialog = await form(/^Charge extra weight of the swap on Sat, Feb 27/)
  expect(dialog.getByLabelText('Extra tons')).toHaveValue('0.50')
})

test.each([
  ['is within what the bid includes', pickedUp({ visits: [delivery, weighed({ tons: '2.00' })] })],
  ['can no longer be charged', pickedUp({ completedDate: twelveDaysAgo, visits: [delivery, weighed()] })],
  [
    'has no rate',
    pickedUp({ visits: [delivery, weighed()], acceptedBid: { ...acceptedBid, extraTonPrice: null } }),
  ],
])('does not offer to charge weight that %s', async (_, job) => {
  const { dialog, press } = await open(job)
  // The facts for the offer have come, too.
  await press.click(dialog.getByRole('button', { name: 'Charge or Change' }))
  await screen.findByRole('button', { name: /^Give a discount/ })
  expect(screen.queryByText(/tons over\?$/)).toBeNull()
})

test.each([
  ['before the pickup', rental],
  [
    'of a pickup that completing the job finished',
    () => pickedUp({ visits: [delivery, weighed({ tons: null, finishedByJob: true })] }),
  ],
  ['twice', () => pickedUp({ charges: [makeCharge({ kind: 'overweight', visitId: pickup.id })] })],
  [
    'after an admin voided it',
    () =>
      pickedUp({
        charges: [
          makeCharge({ kind: 'overweight', status: 'void', visitId: pickup.id, voidedByAdmin: true }),
        ],
      }),
  ],
])('offers no charge for weight %s', async (_, make) => {
  const { list } = await options(make())
  expect(list.queryByRole('button', { name: /^Charge extra weight/ })).toBeNull()
})

test('voids a charge with a reason', async () => {
  const charge = makeCharge({
    id: 'c2',
    kind: 'extra_day',
    label: 'Extra days',
    amount: '30.00',
    viewerCanVoid: true,
  })
  const job = rental({ charges: [makeCharge(), charge] })
  const voided = { ...charge, status: 'void', decisionReason: 'My fault', viewerCanVoid: false } as const
  const { dialog, press, sent } = await open(job, {
    VoidCharge: { voidCharge: { ...voided, job: rental({ charges: [makeCharge(), voided] }) } },
  })
  await press.click(dialog.getByRole('button', { name: 'Void' }))
  const asks = within(await screen.findByRole('dialog', { name: 'Void Extra days, $30.00?' }))
  await press.type(asks.getByLabelText('Reason'), 'My fault')
  await press.click(asks.getByRole('button', { name: 'Void' }))
  expect(await dialog.findByText('Voided: My fault')).toBeVisible()
  expect(sent('VoidCharge')).toEqual({ chargeId: 'c2', reason: 'My fault' })
})

describe('what a customer asks', () => {
  const asked = (some = {}) => makeAskedChange(rental(), { visit: pickup, ...some })

  test('comes first on the job', async () => {
    const { dialog } = await open(rental({ changeOrders: [asked()] }))
    const card = dialog.getByRole('article', { name: 'Casey Morgan asked to move the pickup' })
    const visits = dialog.getByRole('region', { name: 'Timeline' })
    expect(card.compareDocumentPosition(visits)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(within(card).getByText('New time')).toBeVisible()
  })

  test('comes first on the Today tab, and is accepted there', async () => {
    const accepted = { ...asked(), status: 'accepted', viewerCanDecide: false } as const
    const { press, calls } = renderApp('/?tab=today', {
      user: vendor,
      network: {
        ...vendorNetwork({ own: [rental()] }),
        VendorToday: { vendorVisits: [], vendorAgenda: makeAgenda({ changeOrders: [asked()] }) },
        AcceptChangeOrder: { acceptChangeOrder: { ...accepted, job: rental() } },
      },
    })
    const card = within(await screen.findByRole('article', { name: 'Casey Morgan asked to move the pickup' }))
    await press.click(card.getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(screen.queryByRole('article', { name: /^Casey Morgan asked/ })).toBeNull())
    expect(calls.some(({ operation }) => operation === 'AcceptChangeOrder')).toBe(true)
  })

  test('is answered with a price where the bid names none', async () => {
    const longer = asked({
      kind: 'longer_rental',
      pickupDate: '2027-03-06',
      windowStart: null,
      windowEnd: null,
    })
    const job = rental({ changeOrders: [longer] })
    const { dialog, press, sent } = await open(job, done({ kind: 'longer_rental', amount: '55.00' }, job))
    await press.click(dialog.getByRole('button', { name: 'Name a Price' }))
    const form = within(await screen.findByRole('dialog', { name: 'Name a price' }))
    expect(await form.findByLabelText('New pickup day')).toHaveValue('2027-03-06')
    await press.type(form.getByLabelText('Price'), '55')
    await press.click(form.getByRole('button', { name: 'Propose $55.00' }))
    expect(await screen.findByText('Sent')).toBeInTheDocument()
    expect(sent('ProposeChangeOrder')).toEqual({
      input: { jobId: job.id, kind: 'longer_rental', pickupDate: '2027-03-06', amount: '55' },
    })
  })

  test('is a swap, which is answered with a price for the time that they named', async () => {
    const swap = asked({
      kind: 'swap',
      visit: null,
      windowStart: '2027-02-28T14:00:00.000Z',
      windowEnd: '2027-02-28T18:00:00.000Z',
    })
    const job = rental({ changeOrders: [swap] })
    const { dialog, press, sent } = await open(job, done({ kind: 'swap', amount: '95.00' }, job))
    const card = within(dialog.getByRole('article', { name: 'Casey Morgan asked for a swap' }))
    expect(card.getByText(/^Sun, Feb 28 between 8 AM and 12 PM$/)).toBeVisible()
    await press.click(card.getByRole('button', { name: 'Name a Price' }))
    const form = within(await screen.findByRole('dialog', { name: 'Name a price' }))
    expect(await form.findByLabelText('Day')).toHaveValue('2027-02-28')
    await press.type(form.getByLabelText('Price'), '95')
    await press.click(form.getByRole('button', { name: 'Propose $95.00' }))
    expect(await screen.findByText('Sent')).toBeInTheDocument()
    expect(sent('ProposeChangeOrder')).toEqual({
      input: {
        jobId: job.id,
        kind: 'swap',
        windowStart: '2027-02-28T14:00:00.000Z',
        windowEnd: '2027-02-28T18:00:00.000Z',
        amount: '95',
      },
    })
  })

  test('is on the to-do list', async () => {
    renderApp('/', {
      user: vendor,
      network: vendorNetwork({ agenda: makeAgenda({ changeOrders: [asked()] }) }),
    })
    const group = within(await screen.findByRole('region', { name: 'A customer asks' }))
    expect(group.getByRole('link', { name: /^Casey Morgan asks to move a visit/ })).toBeVisible()
  })
})
