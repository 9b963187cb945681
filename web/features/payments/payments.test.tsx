import { screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../testing/fakeNetwork.js'
import { connection } from '../../testing/makers/connection.js'
import { makeBalance, makeCharge, makePayment } from '../../testing/makers/makeChange.js'
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
    balances: [makeBalance('149.50')],
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
  [act]: {
    ...order,
    amountDue,
    balances: [makeBalance(amountDue)],
    payments: [makePayment({ viewerCanDecide: false, ...some })],
  },
})

test('says how to pay the vendor directly', async () => {
  const { payment, press } = await open(
    done({
      waysToPay: ['card', 'check', 'zelle'],
      paymentHandles: [{ __typename: 'PaymentHandle', method: 'zelle', handle: 'pay@becker.example.com' }],
    }),
  )
  const where = within(payment.getByRole('list', { name: 'Where to pay' }))
  expect(where.getAllByRole('listitem')).toHaveLength(1)
  expect(where.getByText('pay@becker.example.com')).toBeVisible()
  await press.click(where.getByRole('button', { name: 'Copy: Zelle email or phone' }))
  expect(await navigator.clipboard.readText()).toBe('pay@becker.example.com')
  expect(payment.getByText(/^You pay Dale Hart directly: card, check, Zelle\./)).toBeVisible()
  expect(payment.getByRole('link', { name: 'Quote (PDF)' })).toHaveAttribute(
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
  expect(sent('ConfirmPayment')).toEqual({ jobId: order.id, paymentId: makePayment().id })
})

test('denies a payment with a reason, and refuses one without', async () => {
  const order = done({ payments: [makePayment({ viewerCanDecide: true })] })
  const { page, press, sent } = await open(order, {
    DenyPayment: answered('denyPayment', order, { status: 'denied', denyReason: 'No check yet' }, '149.50'),
  })
  await press.click(page.getByRole('button', { name: "I Didn't Pay This" }))
  const dialog = within(await screen.findByRole('dialog'))
  await press.click(dialog.getByRole('button', { name: "I Didn't Pay This" }))
  expect(await dialog.findByText('Please say what is wrong')).toBeVisible()
  await press.type(dialog.getByLabelText('Reason'), 'No check yet')
  await press.click(dialog.getByRole('button', { name: "I Didn't Pay This" }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('DenyPayment')).toEqual({
    jobId: order.id,
    paymentId: makePayment().id,
    reason: 'No check yet',
  })
  expect(screen.getByText("You said that you didn't pay it: No check yet")).toBeVisible()
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

const overpaid = (some: Parameters<typeof makeJob>[0] = {}) =>
  done({
    amountDue: '-30.00',
    balances: [makeBalance('-30.00')],
    payments: [makePayment({ amount: '179.50', status: 'confirmed' })],
    ...some,
  })

test('says what the vendor owes back, and that charges were voided only if one was', async () => {
  const { payment } = await open(
    overpaid({ charges: [makeCharge(), makeCharge({ id: 'c2', kind: 'extra', status: 'void' })] }),
  )
  expect(payment.getByText('Dale Hart owes you $30.00: charges were voided after you paid.')).toBeVisible()
  expect(payment.getByText('To be paid back')).toBeVisible()
  expect(payment.getByText('-$179.50')).toBeVisible()
})

test('gives no reason when no charge was voided', async () => {
  const { payment } = await open(overpaid())
  expect(payment.getByText('Dale Hart owes you $30.00.')).toBeVisible()
})

test('says that a discount counts once the money came back', async () => {
  const promised = makeCharge({
    id: 'c2',
    kind: 'discount',
    label: 'Discount',
    amount: '-30.00',
    status: 'proposed',
  })
  const { page, payment } = await open(
    done({
      amountDue: '0.00',
      balances: [makeBalance('0.00', { toPayBack: '30.00' })],
      charges: [makeCharge(), promised],
      payments: [makePayment({ status: 'confirmed' })],
    }),
  )
  expect(
    payment.getByText(
      'Dale Hart owes you $30.00: a discount. It counts once the customer confirms that the money came back.',
    ),
  ).toBeVisible()
  expect(page.getByText('Once it is paid back')).toBeVisible()
})

test('asks whether money came back, and says that it did not', async () => {
  const order = overpaid({
    payments: [makePayment({ amount: '-30.00', method: 'zelle', viewerCanDecide: true })],
  })
  const { page, press, sent } = await open(order, {
    DenyPayment: answered(
      'denyPayment',
      order,
      { amount: '-30.00', status: 'denied', denyReason: 'Not yet' },
      '-30.00',
    ),
  })
  expect(
    page.getByRole('article', { name: 'Dale Hart says they paid you back $30.00 by Zelle' }),
  ).toBeVisible()
  await press.click(page.getByRole('button', { name: "I Didn't Get This" }))
  const dialog = within(await screen.findByRole('dialog', { name: "Say that $30.00 didn't come back?" }))
  await press.type(dialog.getByLabelText('Reason'), 'Not yet')
  await press.click(dialog.getByRole('button', { name: "I Didn't Get This" }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('DenyPayment')).toMatchObject({ reason: 'Not yet' })
  expect(screen.getByText("You said that it didn't come back: Not yet")).toBeVisible()
})

describe('a vendor who no longer has the job', () => {
  const mia = makeVendor({
    id: '00000000-0000-4000-8000-0000000000f9',
    firstName: 'Mia',
    lastName: 'Cole',
    businessPhone: '(512) 555-0188',
  })
  const order = done({
    balances: [makeBalance('149.50'), makeBalance('-80.00', { vendor: mia })],
    payments: [makePayment({ amount: '80.00', status: 'confirmed', vendor: mia })],
    charges: [makeCharge(), makeCharge({ id: 'c2', amount: '80.00', status: 'void', vendor: mia })],
  })

  test('is named with the payment and what they owe back, with their phone', async () => {
    const { page, payment } = await open(order)
    const timeline = within(page.getByRole('region', { name: 'Timeline' }))
    expect(timeline.getByText(/to Mia Cole, who no longer has this job/)).toBeVisible()
    expect(
      payment.getByText('Mia Cole owes you $80.00: the job changed hands after the payment.'),
    ).toBeVisible()
    expect(payment.getByRole('link', { name: '(512) 555-0188' })).toBeVisible()
    expect(payment.getByText('To be paid back, Mia Cole')).toBeVisible()
    expect(payment.getByText('Amount due, Dale Hart')).toBeVisible()
  })

  test('gets a message', async () => {
    const { press, payment, sent } = await open(order, {
      WriteToVendor: { sendMessage: { __typename: 'Message', id: 'm1' } },
    })
    await press.click(payment.getByRole('button', { name: 'Message Mia Cole' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Message Mia Cole' }))
    await press.type(dialog.getByLabelText('Message to Mia Cole'), 'When?')
    await press.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('WriteToVendor')).toEqual({
      input: { jobId: order.id, vendorId: mia.id, content: 'When?' },
    })
  })
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
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as paid?' }))
    expect(dialog.getByLabelText('Amount')).toHaveValue('149.50')
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
    expect(sent('MarkPaid')).toEqual({ jobId: job.id, method: 'cash', amount: '149.50' })
  })

  test('marks a part, and says what is contested', async () => {
    const contested = makeCharge({ id: 'c2', kind: 'extra_day', amount: '30.00', status: 'contested' })
    const job = mine({ amountDue: '179.50', charges: [makeCharge(), contested] })
    const { press, payment, sent } = await openMine(job, { MarkPaid: { markPaid: job } })
    await press.click(payment.getByRole('button', { name: 'Mark as Paid' }))
    const dialog = within(await screen.findByRole('dialog'))
    const amount = dialog.getByLabelText('Amount')
    expect(amount).toHaveValue('149.50')
    expect(dialog.getByText('$179.50 is due. $30.00 of it is contested.')).toBeVisible()
    await press.clear(amount)
    await press.type(amount, '100')
    await press.selectOptions(dialog.getByLabelText('How were you paid?'), 'Cash')
    await press.click(dialog.getByRole('button', { name: 'Mark as Paid' }))
    await waitFor(() => expect(sent('MarkPaid')).toMatchObject({ amount: '100.00' }))
  })

  test('keeps the dialog when the amount has changed', async () => {
    const { press, payment } = await openMine(mine({ waysToPay: ['cash'] }), {
      MarkPaid: refusal('CONFLICT', 'The amount has changed to $100.00'),
    })
    await press.click(payment.getByRole('button', { name: 'Mark as Paid' }))
    const dialog = within(await screen.findByRole('dialog'))
    await press.click(dialog.getByRole('button', { name: 'Mark as Paid' }))
    expect(await screen.findByText('The amount has changed to $100.00')).toBeVisible()
    expect(dialog.getByLabelText('Amount')).toBeVisible()
  })

  test('marks money as paid back, also after losing the job', async () => {
    const job = mine({
      status: 'pending',
      vendorId: null,
      customerId: null,
      amountDue: '-149.50',
      amountToPayBack: '149.50',
      balances: [],
      waysToPay: [],
      viewerCanMarkPaid: false,
      viewerCanMarkPaidBack: true,
      payments: [makePayment({ status: 'confirmed' })],
    })
    const { press, payment, sent } = await openMine(job, { MarkPaidBack: { markPaidBack: job } })
    expect(
      payment.getByText(/^You owe .* \$149\.50: the job changed hands after the payment\.$/),
    ).toBeVisible()
    await press.click(payment.getByRole('button', { name: 'Mark as Paid Back' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark money as paid back?' }))
    await press.selectOptions(dialog.getByLabelText('How did you pay it back?'), 'Zelle')
    await press.click(dialog.getByRole('button', { name: 'Mark as Paid Back' }))
    await waitFor(() =>
      expect(sent('MarkPaidBack')).toEqual({ jobId: job.id, method: 'zelle', amount: '149.50' }),
    )
  })

  test('reads why the customer denied a payment', async () => {
    await openMine(mine({ payments: [makePayment({ status: 'denied', denyReason: 'No check yet' })] }))
    expect(screen.getByText(/says they didn't pay it: No check yet$/)).toBeVisible()
    expect(screen.getByText('Not paid')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Mark as Paid' })).toBeVisible()
  })
})
