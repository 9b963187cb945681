import { act, screen, waitFor, within } from '@testing-library/react'
import type { Network } from '../../../testing/fakeNetwork.js'
import { refusal } from '../../../testing/fakeNetwork.js'
import { connection } from '../../../testing/makers/connection.js'
import { makeMyBid } from '../../../testing/makers/makeBid.js'
import { makeSize, rentalTerms } from '../../../testing/makers/makeBusiness.js'
import { makeAvailableJob } from '../../../testing/makers/makeJob.js'
import { withoutFee } from '../../../testing/makers/makeShell.js'
import { makeDayOff } from '../../../testing/makers/makeStock.js'
import { vendor, vendorNetwork } from '../../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../../testing/renderApp.js'

const job = makeAvailableJob({ description: 'The garage' })
const bid = makeMyBid({ jobId: job.id })
const jobWith = (myBid: typeof bid | null) => ({
  ...job,
  myBid,
  whyNotBid: myBid?.status === 'pending' ? ('BID_EXISTS' as const) : null,
})

const open = (network: Network, some = vendorNetwork({ available: [job] })) => {
  const app = renderApp('/', { user: vendor, network: { ...some, ...network } })
  const press = async (name: string) => app.press.click(await screen.findByRole('button', { name }))
  return { ...app, click: press }
}
const dialog = () => within(screen.getByRole('dialog'))
const price = () => screen.getByLabelText('Bid Amount ($)')

test('sends a bid as typed, closes the dialog, and shows it on the job', async () => {
  const { click, press, calls } = open({
    SubmitBid: {
      submitBid: { ...bid, message: 'Tuesday', job: jobWith({ ...bid, message: 'Tuesday' as never }) },
    },
  })
  await click('Submit Bid')
  await screen.findByRole('dialog')
  expect(await screen.findByRole('dialog', { name: 'Junk Pickup' })).toBeVisible()
  await press.type(price(), '149.5')
  await press.type(screen.getByLabelText('Message'), 'Tuesday')
  await press.click(dialog().getByRole('button', { name: 'Submit Bid' }))

  expect(await screen.findByText('Bid submitted successfully!')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByText('Your bid: $149.50')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Submit Bid' })).not.toBeInTheDocument()
  expect(calls.filter(({ operation }) => operation === 'SubmitBid')).toEqual([
    {
      operation: 'SubmitBid',
      variables: { input: { jobId: job.id, version: 1, price: '149.5', message: 'Tuesday' } },
    },
  ])
  expect(calls.filter(({ operation }) => operation === 'AvailableJobs')).toHaveLength(1)
})

test.each([
  ['', 'Price is required'],
  ['0', 'Price must be more than 0'],
  ['12.345', 'Enter an amount in dollars like 149.50, at most 99999999.99'],
])('refuses a price of "%s" on its field, and sends nothing: %s', async (typed, words) => {
  const { click, press, calls } = open({})
  await click('Submit Bid')
  await screen.findByRole('dialog')
  if (typed) await press.type(price(), typed)
  await press.click(dialog().getByRole('button', { name: 'Submit Bid' }))
  await waitFor(() => expect(price()).toHaveAccessibleDescription(words))
  await waitFor(() => expect(price()).toHaveFocus())
  expect(calls.some(({ operation }) => operation === 'SubmitBid')).toBe(false)
})

test('shows the job at the top of the bid, and folds the terms', async () => {
  const { click } = open({})
  await click('Submit Bid')
  const above = within(await dialog().findByRole('region', { name: 'The job' }))
  expect(above.getByText('The garage')).toBeVisible()
  expect(above.getByText(job.zipCode)).toBeVisible()
  expect(screen.getByLabelText(/^Message/)).toBeVisible()
  expect(screen.getByLabelText('Stands for')).not.toBeVisible()
})

test('opens the terms if one of them is refused', async () => {
  const { click, press } = open({})
  await click('Submit Bid')
  await press.type(await screen.findByLabelText(/^Bid Amount/), '90')
  await press.type(screen.getByLabelText(/^Wasted Trip/), '-1')
  await press.click(dialog().getByRole('button', { name: 'Submit Bid' }))
  await waitFor(() => expect(screen.getByLabelText(/^Wasted Trip/)).toBeVisible())
})

test('refuses the fee of a wasted trip with its own limit', async () => {
  const { click, press, calls } = open({})
  await click('Submit Bid')
  await screen.findByRole('dialog')
  await press.type(price(), '90')
  await press.type(screen.getByLabelText(/^Wasted Trip/), '-1')
  await press.click(dialog().getByRole('button', { name: 'Submit Bid' }))
  await waitFor(() =>
    expect(screen.getByLabelText(/^Wasted Trip/)).toHaveAccessibleDescription(
      /^Enter an amount in dollars like 149\.50, at most \$10,000 /,
    ),
  )
  expect(calls.some(({ operation }) => operation === 'SubmitBid')).toBe(false)
})

test('refuses a phone number in the message on its field', async () => {
  const { click, press, calls } = open({})
  await click('Submit Bid')
  await screen.findByRole('dialog')
  await press.type(price(), '90')
  await press.type(screen.getByLabelText('Message'), 'Call 512 555 0147')
  await press.click(dialog().getByRole('button', { name: 'Submit Bid' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(
      /Leave out phone numbers, emails, and links\. They are shared when a bid is accepted\./,
    ),
  )
  expect(calls.some(({ operation }) => operation === 'SubmitBid')).toBe(false)
})

const priceGuidance = {
  __typename: 'PriceGuidance' as const,
  zip3: '787',
  loadQuarters: null,
  low: '409.00',
  high: '466.00',
}

test('says on the job and next to the price what such jobs went for nearby', async () => {
  const { click } = open({}, vendorNetwork({ available: [{ ...job, priceGuidance }] }))
  const words = 'Most jobs like this near 787xx went for $409 to $466.'
  expect(await screen.findByText(words)).toBeVisible()
  await click('Submit Bid')
  await screen.findByRole('dialog')
  expect(price()).toHaveAccessibleDescription(words)
})

test('shows the fee and the remainder while the price is typed', async () => {
  const { click, press } = open({})
  await click('Submit Bid')
  await screen.findByRole('dialog')
  const received = () => dialog().getByText('You receive').nextElementSibling
  expect(received()).toHaveTextContent('–')
  await press.type(price(), '149.50')
  expect(dialog().getByText('Service fee (5%)').nextElementSibling).toHaveTextContent('$7.48')
  expect(received()).toHaveTextContent('$142.02')
})

test('says that there is no fee', async () => {
  const { click, press } = open(withoutFee(vendor))
  await click('Submit Bid')
  await screen.findByRole('dialog')
  await press.type(price(), '80')
  expect(dialog().getByText('No service fee')).toBeVisible()
  expect(dialog().getByText('You receive').nextElementSibling).toHaveTextContent('$80.00')
})

test('keeps what was typed after a failure, and shows what the server said', async () => {
  const { click, press } = open({
    SubmitBid: refusal('UNAVAILABLE', 'Haulbid is not available right now.'),
  })
  await click('Submit Bid')
  await screen.findByRole('dialog')
  await press.type(price(), '149.50')
  await press.click(dialog().getByRole('button', { name: 'Submit Bid' }))
  expect(await screen.findByText('Error submitting bid')).toBeInTheDocument()
  expect(dialog().getByRole('alert')).toHaveTextContent('Haulbid is not available right now.')
  expect(price()).toHaveValue('149.50')
  expect(dialog().getByRole('button', { name: 'Submit Bid' })).toBeEnabled()
})

test('says that a job was taken in the meantime, and updates the list behind it', async () => {
  let jobs = [job]
  const { click, press } = open({
    AvailableJobs: () => ({ availableJobs: connection(jobs) }),
    BiddableJob: { job: { ...job, status: 'accepted', whyNotBid: 'JOB_NOT_OPEN' } },
    SubmitBid: () => {
      jobs = []
      return refusal('CONFLICT', 'This job is no longer open for bids', { reason: 'JOB_NOT_OPEN' })
    },
  })
  await click('Submit Bid')
  await screen.findByRole('dialog')
  await press.type(price(), '149.50')
  await press.click(dialog().getByRole('button', { name: 'Submit Bid' }))
  expect(await dialog().findByText('This job is no longer open for bids')).toBeVisible()
  expect(await dialog().findByText('The customer has accepted another bid.')).toBeVisible()
  expect(price()).toHaveValue('149.50')
  await press.keyboard('{Escape}')
  expect(await screen.findByText('No available jobs in your service areas')).toBeVisible()
})

test('sends nothing on Cancel, and closes on Esc', async () => {
  const { click, press, calls } = open({})
  await click('Submit Bid')
  await screen.findByRole('dialog')
  await press.click(dialog().getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await click('Submit Bid')
  await screen.findByRole('dialog')
  await press.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(calls.some(({ operation }) => operation === 'SubmitBid')).toBe(false)
})

test('changes a pending bid, starting from its terms', async () => {
  const { click, press, calls } = open(
    { ChangeBid: { changeBid: { ...bid, price: '120.00', message: null } } },
    vendorNetwork({ available: [jobWith({ ...bid, message: 'Two people' as never })] }),
  )
  await click('Change')
  await screen.findByRole('dialog')
  expect(price()).toHaveValue('149.50')
  expect(screen.getByLabelText('Message')).toHaveValue('Two people')
  await press.clear(price())
  await press.type(price(), '120')
  await press.clear(screen.getByLabelText('Message'))
  await press.click(dialog().getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Your bid: $120.00')).toBeVisible()
  expect(calls.find(({ operation }) => operation === 'ChangeBid')?.variables).toEqual({
    input: { bidId: bid.id, version: 1, price: '120', message: null },
  })
})

test('lets a vendor choose how long a bid stands, and renew an expired one', async () => {
  const expired = { ...bid, expiresAt: '2020-01-01T10:00:00.000Z', viewerCanChange: false }
  const { click, press, calls } = open(
    { SubmitBid: { submitBid: { ...bid, job: jobWith(bid) } } },
    vendorNetwork({ available: [jobWith(expired)] }),
  )
  expect(await screen.findByText('Your bid of $149.50 has expired.')).toBeVisible()
  await click('Bid Again')
  await screen.findByRole('dialog')
  expect(screen.getByLabelText('Stands for')).toHaveValue('3')
  await press.type(price(), '120')
  await press.selectOptions(screen.getByLabelText('Stands for'), '7 days')
  await press.click(dialog().getByRole('button', { name: 'Submit Bid' }))
  expect(await screen.findByText(/^Stands until .*2099/)).toBeVisible()
  expect(calls.find(({ operation }) => operation === 'SubmitBid')?.variables).toEqual({
    input: { jobId: job.id, version: 1, price: '120', message: null, expiresInDays: 7 },
  })
})

test('asks before a withdrawal, and lets the vendor bid on the job again', async () => {
  const withdrawn = { ...bid, status: 'withdrawn' as never, viewerCanChange: false }
  const { click, press, calls } = open(
    { WithdrawBid: { withdrawBid: { ...withdrawn, job: jobWith(withdrawn) } } },
    vendorNetwork({ available: [jobWith(bid)] }),
  )
  await click('Withdraw')
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw your bid of $149.50?' })
  await press.click(within(question).getByRole('button', { name: 'Keep it' }))
  expect(calls.some(({ operation }) => operation === 'WithdrawBid')).toBe(false)

  await click('Withdraw')
  await press.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Your bid of $149.50 was withdrawn.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Submit Bid' })).toBeEnabled()
})

test("says that a bid couldn't be withdrawn because of the connection", async () => {
  const { click, press } = open(
    { WithdrawBid: new TypeError('Failed to fetch') },
    vendorNetwork({ available: [jobWith(bid)] }),
  )
  await click('Withdraw')
  await press.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Error withdrawing bid')).toBeVisible()
  expect(screen.getByText('Check your connection, then try again.')).toBeVisible()
})

test("can't withdraw a bid decided in the meantime, and shows its status in the list", async () => {
  let shown = jobWith(bid)
  const { click, press } = open({
    AvailableJobs: () => ({ availableJobs: connection([shown]) }),
    WithdrawBid: () => {
      shown = jobWith({ ...bid, status: 'rejected' as never, viewerCanChange: false })
      return refusal('CONFLICT', 'This bid is no longer open', { reason: 'BID_NOT_PENDING' })
    },
  })
  await click('Withdraw')
  await press.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Error withdrawing bid')).toBeInTheDocument()
  expect(await screen.findByText('Your bid of $149.50 was not accepted.')).toBeVisible()
})

const rental = {
  ...job,
  type: 'dumpster_rental' as const,
  title: 'Dumpster Rental',
  dumpsterSize: '20_yard' as const,
  dropoffDate: '2027-02-24',
  pickupDate: '2027-03-03',
}

test("fills in the vendor's rates with one tap, and shows them to the customer", async () => {
  const twenty = makeSize({
    rentalSize: '20_yard',
    usualPrice: '380.00',
    includedDays: 7,
    includedTons: '2.00',
    extraTonPrice: '65.00',
  })
  const { click, press, calls } = open(
    {
      MyRates: { dumpsterSizes: [makeSize({ id: '9', rentalSize: '10_yard', usualPrice: '1.00' }), twenty] },
      SubmitBid: { submitBid: { ...bid, job: { ...rental, myBid: bid } } },
    },
    vendorNetwork({ available: [rental] }),
  )
  await click('Submit Bid')
  await screen.findByRole('dialog')
  expect(await dialog().findByText('$380 · 7 days, 2 tons; $65 a ton over')).toBeVisible()
  await press.click(dialog().getByRole('button', { name: 'Use My Rates' }))
  expect(price()).toHaveValue('380.00')
  expect(screen.getByLabelText('Tons Included')).toHaveValue('2')
  expect(dialog().getByText('7 days, 2 tons; $65 a ton over')).toBeVisible()
  expect(dialog().getByText('about $445 with your load')).toBeVisible()
  await press.click(dialog().getByRole('button', { name: 'Submit Bid' }))
  expect(await screen.findByText('Bid submitted successfully!')).toBeVisible()
  expect(calls.find(({ operation }) => operation === 'SubmitBid')?.variables).toEqual({
    input: {
      jobId: job.id,
      version: 1,
      price: '380.00',
      message: null,
      includedDays: 7,
      includedTons: '2',
      extraTonPrice: '65.00',
    },
  })
})

test('keeps the typed price when the rates have none', async () => {
  const { click, press } = open(
    { MyRates: { dumpsterSizes: [makeSize({ rentalSize: '20_yard', includedDays: 10 })] } },
    vendorNetwork({ available: [rental] }),
  )
  await click('Submit Bid')
  await screen.findByRole('dialog')
  await press.type(price(), '350')
  await press.click(await dialog().findByRole('button', { name: 'Use My Rates' }))
  expect(price()).toHaveValue('350')
  expect(screen.getByLabelText('Days Included')).toHaveValue('10')
})

test('links to the rates when there are none', async () => {
  const { click, press, router } = open(
    {
      MyRates: { dumpsterSizes: [makeSize({ rentalSize: '20_yard', pricePerDay: '58.00' })] },
      DumpsterSizes: { dumpsterSizes: [] },
    },
    vendorNetwork({ available: [rental] }),
  )
  await click('Submit Bid')
  await screen.findByRole('dialog')
  await press.click(await dialog().findByRole('link', { name: 'inventory' }))
  expect(router.location.search).toBe('?tab=inventory')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('names what a bid on a rental includes, and shows what the customer will see', async () => {
  const { click, press, calls } = open(
    { MyRates: { dumpsterSizes: [] }, SubmitBid: { submitBid: { ...bid, job: { ...rental, myBid: bid } } } },
    vendorNetwork({ available: [rental] }),
  )
  await click('Submit Bid')
  await screen.findByRole('dialog')
  await press.type(price(), '380')
  await press.type(screen.getByLabelText(/^Extra Ton/), '65')
  await press.click(dialog().getByRole('button', { name: 'Submit Bid' }))
  await waitFor(() =>
    expect(screen.getByLabelText(/^Tons Included/)).toHaveAccessibleDescription(
      /^Say how many tons are included/,
    ),
  )
  await waitFor(() => expect(screen.getByLabelText(/^Tons Included/)).toHaveFocus())
  await press.type(screen.getByLabelText(/^Tons Included/), '2')
  await press.type(screen.getByLabelText(/^Days Included/), '7')
  expect(dialog().getByText('7 days, 2 tons; $65 a ton over')).toBeVisible()
  expect(dialog().getByText('about $445 with your load')).toBeVisible()
  expect(dialog().getByText('about $195 more if it is heavy')).toBeVisible()
  await press.click(dialog().getByRole('button', { name: 'Submit Bid' }))
  expect(await screen.findByText('Bid submitted successfully!')).toBeVisible()
  expect(calls.find(({ operation }) => operation === 'SubmitBid')?.variables).toEqual({
    input: {
      jobId: job.id,
      version: 1,
      price: '380',
      message: null,
      includedDays: 7,
      includedTons: '2',
      extraTonPrice: '65',
    },
  })
})

test('shows the vendor the estimate that the customer sees first: heavy for roofing', async () => {
  const { click, press } = open(
    { MyRates: { dumpsterSizes: [] } },
    vendorNetwork({ available: [{ ...rental, debris: 'roofing' }] }),
  )
  await click('Submit Bid')
  await screen.findByRole('dialog')
  await press.type(price(), '380')
  await press.type(screen.getByLabelText(/^Tons Included/), '2')
  await press.type(screen.getByLabelText(/^Extra Ton/), '65')
  expect(dialog().getByText('about $640 with your load')).toBeVisible()
  expect(dialog().queryByText(/more if it is heavy/)).toBeNull()
})

const CHANGED = refusal('CONFLICT', 'Someone changed this while you were editing.', {
  reason: 'CHANGED_MEANWHILE',
})

test.each([
  ['Submit Bid', 'Submit Bid', 'SubmitBid', null],
  ['Change', 'Save Changes', 'ChangeBid', bid],
])(
  'shows the latest version in %s when a request is edited, and sends on the next press',
  async (opener, sender, operation, own) => {
    const now = { ...jobWith(own), version: 2, description: 'The garage and two pianos' }
    let isKnown = false
    const sent = { ...bid, price: '200', job: jobWith(bid) }
    const { click, press, calls } = open(
      {
        [operation]: ({ input }: { input: { version: number } }) =>
          input.version === 2 ? { [operation === 'SubmitBid' ? 'submitBid' : 'changeBid']: sent } : CHANGED,
        BiddableJob: () => {
          isKnown = true
          return { job: now }
        },
        AvailableJobs: () => ({ availableJobs: connection([isKnown ? now : jobWith(own)]) }),
      } as Network,
      vendorNetwork({ available: [jobWith(own)] }),
    )
    await click(opener)
    await screen.findByRole('dialog')
    await press.clear(price())
    await press.type(price(), '200')
    await press.click(dialog().getByRole('button', { name: sender }))
    expect(await dialog().findByText('The customer has changed the request')).toBeVisible()
    expect(dialog().getByText(/^It is now: The garage and two pianos · /)).toBeVisible()
    expect(price()).toHaveValue('200')
    await press.click(dialog().getByRole('button', { name: sender }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(
      calls.filter(each => each.operation === operation).map(({ variables }) => variables.input),
    ).toMatchObject([{ version: 1 }, { version: 2, price: '200' }])
  },
)

/** Pushes a change to the job, or to the bid on it, while its dialog is open. */
const happens = async ({ live }: ReturnType<typeof open>, now: object) => {
  await waitFor(() => expect(live.isOpen()).toBe(true))
  await act(async () => live.push({ jobs: [now as never] }))
}
const decided = (status: string, jobStatus = 'pending') => ({
  ...job,
  status: jobStatus,
  whyNotBid: jobStatus === 'pending' ? null : 'JOB_NOT_OPEN',
  myBid: { ...bid, status, viewerCanChange: false, viewerCanWithdraw: false },
})

test.each([
  ['Submit Bid', null, { ...job, status: 'cancelled' }, 'The order has been cancelled.'],
  ['Submit Bid', null, { ...job, status: 'accepted' }, 'The customer has accepted another bid.'],
  ['Submit Bid', null, jobWith(bid), 'You already have a bid on this job.'],
  ['Submit Bid', null, { ...job, whyNotBid: 'JOB_NOT_OPEN' }, 'This job is no longer open for bids.'],
  ['Submit Bid', null, { ...job, whyNotBid: 'NOT_IN_AREA' }, 'This job is no longer available to you.'],
  ['Change', bid, decided('accepted', 'accepted'), 'The customer has accepted your bid of $149.50.'],
  ['Change', bid, decided('rejected', 'accepted'), 'The customer has accepted another bid.'],
  ['Change', bid, decided('rejected'), 'Your bid of $149.50 was not accepted.'],
  ['Change', bid, decided('rejected', 'cancelled'), 'The order has been cancelled.'],
] as const)('keeps what was typed in %s, and says why it is too late: %#', async (opener, own, now, why) => {
  const app = open({}, vendorNetwork({ available: [jobWith(own)] }))
  await app.click(opener)
  await screen.findByRole('dialog')
  await app.press.clear(price())
  await app.press.type(price(), '200')
  await happens(app, now)
  expect(await dialog().findByRole('alert')).toHaveTextContent(why)
  expect(dialog().queryByText(/The customer sees/)).toBeNull()
  expect(dialog().queryByRole('button', { name: /Submit Bid|Save Changes|Cancel/ })).toBeNull()
  expect(price()).toHaveValue('200')
  for (const close of dialog().getAllByRole('button', { name: 'Close' })) expect(close).toBeEnabled()
  await app.press.click(dialog().getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('says in the dialog that the vendor can no longer see the job', async () => {
  const app = open({ BiddableJob: refusal('NOT_FOUND', 'Job not found') })
  await app.click('Submit Bid')
  await screen.findByRole('dialog')
  await app.press.type(price(), '200')
  await waitFor(() => expect(app.live.isOpen()).toBe(true))
  await act(async () => app.live.push({ gone: [job.id] }))
  expect(await dialog().findByRole('alert')).toHaveTextContent(
    'This job is no longer available to you. The customer may have accepted another bid or cancelled the order.',
  )
  expect(dialog().queryByRole('button', { name: /Submit Bid|Cancel/ })).toBeNull()
  expect(price()).toHaveValue('200')
})

test.each([
  ['accepted', 'accepted', 'The customer has accepted your bid of $149.50.'],
  ['rejected', 'cancelled', 'The order has been cancelled.'],
])(
  'says in the question that a bid that is already %s can no longer be withdrawn',
  async (status, jobStatus, why) => {
    const app = open({}, vendorNetwork({ available: [jobWith(bid)] }))
    await app.click('Withdraw')
    const question = within(await screen.findByRole('alertdialog'))
    await happens(app, decided(status, jobStatus))
    expect(await question.findByText(why)).toBeVisible()
    expect(question.queryByRole('button', { name: 'Withdraw' })).toBeNull()
    await app.press.click(question.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
)

test("ignores the vendor's own bid in the dialog that sends it", async () => {
  let answer = () => {}
  const app = open({
    SubmitBid: () =>
      new Promise(resolve => {
        answer = () => resolve({ submitBid: { ...bid, job: jobWith(bid) } })
      }),
  })
  await app.click('Submit Bid')
  await screen.findByRole('dialog')
  await app.press.type(price(), '149.50')
  await app.press.click(dialog().getByRole('button', { name: 'Submit Bid' }))
  const seen: string[] = []
  const watcher = new MutationObserver(() => {
    const alert = document.querySelector('[role=dialog] [role=alert]')
    if (alert) seen.push(alert.textContent ?? '')
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  await happens(app, jobWith(bid))
  expect(dialog().getByRole('button', { name: 'Submitting...' })).toBeVisible()
  await act(async () => answer())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  watcher.disconnect()
  expect(seen).toEqual([])
  // The job in the list behind the dialog has all the fields that the dialog needs.
  expect(app.calls.filter(({ operation }) => operation === 'BiddableJob')).toEqual([])
})

describe("with the vendor's own rate", () => {
  const myRate = {
    __typename: 'OwnRate' as const,
    price: '410.00',
    ...rentalTerms,
    tripFee: '90.00',
    swapPrice: '120.00',
    standsDays: 3,
  }
  const rental = makeAvailableJob({ type: 'dumpster_rental', dumpsterSize: '20_yard', myRate })
  const made = {
    ...bid,
    jobId: rental.id,
    price: '410.00',
    job: { ...rental, whyNotBid: 'BID_EXISTS', myBid: { ...bid, price: '410.00' } },
  }
  const BID = 'Bid $410 (your rate)'

  test('bids in one tap, with the terms beside the button', async () => {
    const { click, calls } = open({ SubmitBid: { submitBid: made } }, vendorNetwork({ available: [rental] }))
    expect(await screen.findByRole('button', { name: BID })).toHaveAccessibleDescription(
      'Your rate: 7 days, 2 tons included; $12 a day after, $65 a ton over; $120 a swap, $90 for a wasted trip. Stands for 3 days.',
    )
    await click(BID)
    expect(await screen.findByText('Bid submitted successfully!')).toBeVisible()
    expect(await screen.findByText('Your bid: $410.00')).toBeVisible()
    expect(screen.queryByRole('button', { name: BID })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Available Jobs' })).toHaveFocus()
    expect(calls.find(({ operation }) => operation === 'SubmitBid')?.variables).toEqual({
      input: {
        jobId: rental.id,
        version: 1,
        price: '410.00',
        ...rentalTerms,
        tripFee: '90.00',
        swapPrice: '120.00',
        expiresInDays: 3,
      },
    })
  })

  test('says what a rate without terms includes', async () => {
    const plain = {
      ...myRate,
      includedDays: null,
      includedTons: null,
      extraDayPrice: null,
      extraTonPrice: null,
      tripFee: null,
      swapPrice: null,
      standsDays: 1,
    }
    open({}, vendorNetwork({ available: [{ ...rental, myRate: plain }] }))
    expect(await screen.findByRole('button', { name: BID })).toHaveAccessibleDescription(
      'Your rate: The dates asked for and any weight included. Stands for 1 day.',
    )
  })

  test('still opens the form for another price', async () => {
    const { click } = open({}, vendorNetwork({ available: [rental] }))
    await click('Submit Bid')
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  test('has no such button where the vendor may not bid', async () => {
    open({}, vendorNetwork({ available: [{ ...rental, whyNotBid: 'FEES_OVERDUE' }] }))
    expect(await screen.findByText(/Your fee statement is overdue/)).toBeVisible()
    expect(screen.queryByRole('button', { name: BID })).toBeNull()
  })

  test('shows the request as it is now, and its rate, if the customer has changed it', async () => {
    const now = {
      ...rental,
      version: 2,
      description: 'Now with a shed',
      myRate: { ...myRate, price: '450.00' },
    }
    const { click } = open(
      {
        SubmitBid: refusal('CONFLICT', 'Someone changed this.', { reason: 'CHANGED_MEANWHILE' }),
        BiddableJob: { job: now },
      },
      vendorNetwork({ available: [rental] }),
    )
    await click(BID)
    expect(
      await screen.findByText('The customer has changed the request. Send your bid if it still fits.'),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Bid $450 (your rate)' })).toBeVisible()
  })

  test('says why the server refuses it, and keeps the button', async () => {
    const { click } = open({ SubmitBid: new Error('offline') }, vendorNetwork({ available: [rental] }))
    await click(BID)
    expect(
      await screen.findByText("We couldn't reach Haulbid. Check your connection and try again."),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: BID })).toBeEnabled()
  })
})

describe('a vendor who counts dumpsters', () => {
  const asked = { ...rental, dropoffDate: '2026-12-03', pickupDate: '2026-12-10' }
  const dayOff = { from: '2026-12-10', to: '2026-12-12' }

  test('sees what a bid would use, and that it ends on a day off', async () => {
    const { click } = open(
      { MyRates: { dumpsterSizes: [] }, DaysOff: { daysOff: [makeDayOff(dayOff)] } },
      vendorNetwork({ available: [{ ...asked, freeUnits: { free: 1, total: 3 } }] }),
    )
    await click('Submit Bid')
    expect(await dialog().findByText(/1 of 3 free Dec 3 to 10/)).toBeVisible()
    expect(await dialog().findByText('You have Thu, Dec 10 off.')).toBeVisible()
  })

  test('is refused in the words of the form', async () => {
    const words = 'You have no 20 yard dumpster free Dec 3 to 10'
    const { click, press } = open(
      {
        MyRates: { dumpsterSizes: [] },
        SubmitBid: refusal('CONFLICT', words, { reason: 'NO_STOCK' }),
      },
      vendorNetwork({ available: [{ ...asked, freeUnits: { free: 1, total: 3 } }] }),
    )
    await click('Submit Bid')
    await press.type(await screen.findByLabelText('Bid Amount ($)'), '300')
    await press.click(dialog().getByRole('button', { name: 'Submit Bid' }))
    expect((await screen.findAllByText(words))[0]).toBeVisible()
  })

  test('sees it with the rate of a bid in one tap', async () => {
    const myRate = {
      __typename: 'OwnRate' as const,
      price: '410.00',
      ...rentalTerms,
      tripFee: null,
      swapPrice: null,
      standsDays: 14,
    }
    open({}, vendorNetwork({ available: [{ ...asked, myRate, freeUnits: { free: 2, total: 3 } }] }))
    expect(await screen.findByText(/^Your rate: .* 2 of 3 free\.$/)).toBeVisible()
  })
})
