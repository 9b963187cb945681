import { screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../testing/fakeNetwork.js'
import { connection } from '../../testing/makers/connection.js'
import { makeCharge, makePayment } from '../../testing/makers/makeChange.js'
import { type Job, makeJob } from '../../testing/makers/makeJob.js'
import { makeUser } from '../../testing/makers/makeUser.js'
import { makeVendor } from '../../testing/makers/makeVendor.js'
import { renderApp } from '../../testing/renderApp.js'

const user = makeUser()
const dale = makeVendor()

/** A junk pickup that Dale Hart has done for $149.50. */
const done = (some: Parameters<typeof makeJob>[0] = {}) =>
  makeJob({
    status: 'completed',
    completedDate: '2026-11-20T18:00:00.000Z',
    vendorId: dale.id,
    vendor: dale,
    finalPrice: '149.50',
    amountDue: '149.50',
    viewerCanAccept: false,
    viewerCanCancel: false,
    charges: [makeCharge()],
    ...some,
  })

const open = async (order: Job, network: Network = {}) => {
  const app = renderApp(`/customer/orders?order=${order.id}`, {
    user,
    network: {
      CustomerJobs: { customerJobs: connection([order]) },
      JobDetails: { job: order },
      Messages: { me: user, job: order, messages: connection([], null, 'Message') },
      ...network,
    },
  })
  const page = within(await screen.findByRole('region', { name: /, order / }))
  await page.findByRole('region', { name: 'Now' })
  const payment = within(page.getByRole('region', { name: 'Payment' }))
  const sent = (operation: string) => app.calls.find(call => call.operation === operation)?.variables
  return { ...app, page, payment, sent }
}

/** The answer of an act on the payment. */
const answered = (
  act: string,
  order: Job,
  some: Partial<ReturnType<typeof makePayment>>,
  amountDue: string,
) => ({
  [act]: { ...order, amountDue, payments: [makePayment({ viewerCanDecide: false, ...some })] },
})

test('says how to pay the vendor directly', async () => {
  const { payment } = await open(done({ waysToPay: ['card', 'check', 'zelle'] }))
  expect(payment.getByText(/^You pay Dale Hart directly: card, check, Zelle\./)).toBeVisible()
  expect(payment.getByRole('link', { name: 'Receipt (PDF)' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/api\/jobs\/.*\/receipt\.pdf$/),
  )
})

test('asks first whether the customer paid, and confirms it', async () => {
  const order = done({ payments: [makePayment({ viewerCanDecide: true })] })
  const { page, press, payment, sent } = await open(order, {
    ConfirmPayment: answered('confirmPayment', order, { status: 'confirmed' }, '0.00'),
  })
  const asked = within(page.getByRole('article', { name: 'Dale Hart says you paid $149.50 by check' }))
  expect(page.getByText('Your turn')).toBeVisible()
  await press.click(asked.getByRole('button', { name: 'Confirm Payment' }))
  expect(await payment.findByText('Paid in full.')).toBeVisible()
  expect(page.queryByRole('article', { name: /says you paid/ })).toBeNull()
  expect(sent('ConfirmPayment')).toEqual({ jobId: order.id })
})

test('denies a payment with a reason, and refuses one without', async () => {
  const order = done({ payments: [makePayment({ viewerCanDecide: true })] })
  const { page, press, payment, sent } = await open(order, {
    DenyPayment: answered('denyPayment', order, { status: 'denied', denyReason: 'No check yet' }, '149.50'),
  })
  await press.click(page.getByRole('button', { name: "I Didn't Pay This" }))
  const dialog = within(await screen.findByRole('dialog'))
  await press.click(dialog.getByRole('button', { name: "I Didn't Pay This" }))
  expect(await dialog.findByText('Please say what is wrong')).toBeVisible()
  await press.type(dialog.getByLabelText('Reason'), 'No check yet')
  await press.click(dialog.getByRole('button', { name: "I Didn't Pay This" }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('DenyPayment')).toEqual({ jobId: order.id, reason: 'No check yet' })
  expect(payment.getByText("You said that you didn't pay it: No check yet")).toBeVisible()
})

test('keeps the question when confirming fails', async () => {
  const order = done({ payments: [makePayment({ viewerCanDecide: true })] })
  const { page, press } = await open(order, {
    ConfirmPayment: refusal('CONFLICT', 'This payment is no longer waiting for an answer'),
  })
  await press.click(page.getByRole('button', { name: 'Confirm Payment' }))
  expect(await screen.findByText('This payment is no longer waiting for an answer')).toBeVisible()
  expect(page.getByRole('button', { name: 'Confirm Payment' })).toBeEnabled()
})

test('says what the vendor owes back after a voided charge', async () => {
  const { page, payment } = await open(
    done({ amountDue: '-30.00', payments: [makePayment({ amount: '179.50', status: 'confirmed' })] }),
  )
  expect(payment.getByText('Dale Hart owes you $30.00: charges were voided after you paid.')).toBeVisible()
  const charges = within(page.getByRole('region', { name: 'Charges' }))
  expect(charges.getByText('To be paid back')).toBeVisible()
  expect(charges.getByText('-$179.50')).toBeVisible()
})

test('names the vendor of a payment who no longer has the job', async () => {
  const before = makeVendor({
    id: '00000000-0000-4000-8000-0000000000f9',
    firstName: 'Mia',
    lastName: 'Cole',
  })
  const { payment } = await open(done({ payments: [makePayment({ status: 'confirmed', vendor: before })] }))
  expect(payment.getByText(/to Mia Cole, who no longer has this job/)).toBeVisible()
})

describe('the vendor', () => {
  const vendorUser = makeUser({ ...dale, userType: 'vendor' })
  const mine = (some: Parameters<typeof makeJob>[0] = {}) =>
    done({ customerId: user.id, viewerCanMarkPaid: true, waysToPay: ['check', 'cash'], ...some })
  const openMine = async (job: Job, network: Network = {}) => {
    const app = renderApp(`/?job=${job.id}`, {
      user: vendorUser,
      network: { VendorJobDetails: { job }, ...network },
    })
    const payment = within(await screen.findByRole('region', { name: 'Payment' }))
    const sent = (operation: string) => app.calls.find(call => call.operation === operation)?.variables
    return { ...app, payment, sent }
  }

  test('marks what is due as paid, with own ways to be paid first', async () => {
    const job = mine()
    const { press, payment, sent } = await openMine(job, {
      MarkPaid: {
        markPaid: { ...job, viewerCanMarkPaid: false, payments: [makePayment({ method: 'cash' })] },
      },
    })
    await press.click(payment.getByRole('button', { name: 'Mark as Paid' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark $149.50 as paid?' }))
    const choice = dialog.getByLabelText('How were you paid?')
    expect(
      within(choice)
        .getAllByRole('option')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose one', 'Check', 'Cash'])
    await press.click(dialog.getByRole('button', { name: 'Mark as Paid' }))
    expect(await dialog.findByText('Please choose how you were paid')).toBeVisible()
    await press.selectOptions(choice, 'Cash')
    await press.click(dialog.getByRole('button', { name: 'Mark as Paid' }))
    expect(await payment.findByText(/^Waiting for .* to confirm it\.$/)).toBeVisible()
    expect(sent('MarkPaid')).toEqual({ jobId: job.id, method: 'cash' })
  })

  test('reads why the customer denied a payment', async () => {
    const { payment } = await openMine(
      mine({ payments: [makePayment({ status: 'denied', denyReason: 'No check yet' })] }),
    )
    expect(payment.getByText(/says they didn't pay it: No check yet$/)).toBeVisible()
    expect(payment.getByText('Not paid')).toBeVisible()
    expect(payment.getByRole('button', { name: 'Mark as Paid' })).toBeVisible()
  })
})
