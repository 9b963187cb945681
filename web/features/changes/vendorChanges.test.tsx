import { screen, waitFor, within } from '@testing-library/react'
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

const delivery = makeVisit({
  kind: 'delivery',
  status: 'done',
  doneAt: new Date(Date.now() - 12 * 86_400_000).toISOString(),
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
  await dialog.findByRole('region', { name: 'Visits' })
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
  const { form, press } = await options(rental(), {
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
  const dialog = await form(/^Extra weight ?Your bid names no price for it/)
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
  expect(dialog.getByText('Free. Casey Morgan decides, for 48 hours at most.')).toBeVisible()
  await press.click(dialog.getByRole('button', { name: 'Ask' }))
  expect(await job.findByRole('article', { name: 'You asked to move the pickup' })).toBeVisible()
})

test('may still charge once the work is done, but propose nothing more', async () => {
  const job = rental({ status: 'completed', completedDate: new Date(Date.now() - 3_600_000).toISOString() })
  const { list } = await options(job)
  expect(list.getByRole('button', { name: /^Charge extra weight/ })).toBeVisible()
  expect(list.queryByRole('button', { name: /^Propose anything else/ })).toBeNull()
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
    const visits = dialog.getByRole('region', { name: 'Visits' })
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

  test('is on the to-do list', async () => {
    renderApp('/', {
      user: vendor,
      network: vendorNetwork({ agenda: makeAgenda({ changeOrders: [asked()] }) }),
    })
    const group = within(await screen.findByRole('region', { name: 'A customer asks' }))
    expect(group.getByRole('link', { name: /^Casey Morgan asks to move a visit/ })).toBeVisible()
  })
})
