import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../../testing/fakeNetwork.js'
import { connection } from '../../../testing/makers/connection.js'
import { makeMyBid } from '../../../testing/makers/makeBid.js'
import { rentalTerms } from '../../../testing/makers/makeBusiness.js'
import {
  CUSTOMER_ID,
  makeAvailableJob,
  makeEvent,
  makeOwnJob,
  makeRating,
} from '../../../testing/makers/makeJob.js'
import { makeStats, VENDOR_ID } from '../../../testing/makers/makeVendor.js'
import { vendor, vendorNetwork } from '../../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../../testing/renderApp.js'

const accepted = makeOwnJob({ images: ['/objects/a'] })
const started = makeOwnJob(
  {
    id: accepted.id,
    status: 'in_progress',
    viewerCanStart: false,
    viewerCanRelease: false,
    viewerCanComplete: true,
    history: [...accepted.history, makeEvent('2', 'accepted', 'in_progress', 'vendor')],
  },
  makeStats({ activeJobs: 1 }),
)
const completed = makeOwnJob(
  {
    id: accepted.id,
    status: 'completed',
    completedDate: '2026-11-24T10:00:00.000Z',
    viewerCanStart: false,
    viewerCanRelease: false,
    viewerCanRate: true,
    history: [...started.history, makeEvent('3', 'in_progress', 'completed', 'vendor')],
  },
  makeStats({ activeJobs: 0, completedJobs: 3, monthlyEarnings: '879.50' }),
)

const open = (job: typeof accepted, network: Network = {}, path = `/?job=${job.id}`) =>
  renderApp(path, {
    user: vendor,
    network: { ...vendorNetwork({ own: [job] }), VendorJobDetails: { job }, ...network },
  })
const dialog = async () => within(await screen.findByRole('dialog', { name: accepted.title }))
const press = (app: ReturnType<typeof open>, name: string) =>
  screen.findByRole('button', { name }).then(button => app.press.click(button))
const figure = (label: string) =>
  screen.getByText(label, { selector: 'dt, dt *' }).closest('dt')!.nextElementSibling

test('opens the details of a job, and closes them on Back', async () => {
  const app = open(accepted, {}, '/')
  await app.press.click(await screen.findByRole('link', { name: /View Details/ }))
  const details = await dialog()
  expect(app.router.location.search).toBe(`?job=${accepted.id}`)
  expect(await details.findByRole('link', { name: '(512) 555-0147' })).toHaveAttribute(
    'href',
    'tel:5125550147',
  )
  expect(details.getByRole('link', { name: /12 Elm St, 78701/ })).toHaveAttribute('target', '_blank')
  expect(details.getByText('Casey Morgan')).toBeVisible()
  expect(details.getByRole('button', { name: 'Open photo 1 of 1' })).toBeVisible()
  expect(details.getByRole('list', { name: 'Progress' })).toBeVisible()
  expect(
    within(details.getByRole('list', { name: 'Timeline' })).getByText('Casey Morgan accepted a bid'),
  ).toBeVisible()
  await act(() => app.router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('goes back by the close button to where the details were opened', async () => {
  const app = open(accepted, {}, '/?tab=overview')
  await app.press.click(await screen.findByRole('link', { name: /View Details/ }))
  await press(app, 'Close')
  await waitFor(() => expect(app.router.location.search).toBe('?tab=overview'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('returns from details opened by a link to the dashboard', async () => {
  const app = open(accepted)
  await press(app, 'Close')
  await waitFor(() => expect(app.router.location.search).toBe(''))
})

/** Presses a button on the job and then one in each dialog that follows. */
const pressAndConfirm = async (app: ReturnType<typeof open>, name: string, ...answers: string[]) => {
  await press(app, name)
  for (const answer of answers) {
    const question = within(await screen.findByRole('alertdialog'))
    await app.press.click(question.getByRole('button', { name: answer }))
  }
}
const acts = (app: ReturnType<typeof open>) =>
  app.calls.map(({ operation }) => operation).filter(name => /^(Start|Complete)Job$/.test(name))

test('asks before completing and says what follows; before the agreed day, asks again and names it', async () => {
  const app = open(started, { CompleteJob: { completeJob: completed } })
  await press(app, 'Complete Job')
  const first = await screen.findByRole('alertdialog', { name: 'Complete this job?' })
  expect(first).toHaveTextContent(
    "We'll email Casey Morgan that all the work is done and add $149.50 to your earnings. You can't undo this.",
  )
  await app.press.click(within(first).getByRole('button', { name: 'Complete Job' }))
  const second = await screen.findByRole('alertdialog', { name: 'Complete before the agreed day?' })
  expect(second).toHaveTextContent('This job is agreed for Wed, Feb 24, 2027.')
  expect(within(second).getByRole('button', { name: 'Not Yet' })).toHaveFocus()
  expect(acts(app)).toEqual([])
  await app.press.click(within(second).getByRole('button', { name: 'Complete Early' }))
  expect(await screen.findByText('Job completed')).toBeInTheDocument()
  expect(acts(app)).toEqual(['CompleteJob'])
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})

test.each([
  ['Start Job', accepted],
  ['Complete Job', started],
])('does nothing on %s when either question is answered with Not Yet', async (name, job) => {
  const app = open(job)
  await pressAndConfirm(app, name, 'Not Yet')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await pressAndConfirm(app, name, name, 'Not Yet')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(acts(app)).toEqual([])
  expect(screen.getByRole('button', { name })).toBeEnabled()
})

test('asks one question on the agreed day and after it', async () => {
  const due = { pickupDateTime: new Date().toISOString() }
  const app = open({ ...started, ...due }, { CompleteJob: { completeJob: { ...completed, ...due } } })
  await pressAndConfirm(app, 'Complete Job', 'Complete Job')
  expect(await screen.findByText('Job completed')).toBeInTheDocument()
})

test('answers one question on a double click, not two', async () => {
  const app = open(started)
  await press(app, 'Complete Job')
  const confirm = await screen.findByRole('button', { name: 'Complete Job' })
  fireEvent.click(confirm, { detail: 1 })
  fireEvent.click(await screen.findByRole('button', { name: 'Complete Early' }), { detail: 2 })
  expect(screen.getByRole('alertdialog', { name: 'Complete before the agreed day?' })).toBeVisible()
  expect(acts(app)).toEqual([])
})

test.each([
  ['Start Job', accepted, 'Start Early', 'StartJob', started],
  ['Complete Job', started, 'Complete Early', 'CompleteJob', completed],
] as const)('focuses the open job after the second question for %s', async (...each) => {
  const [name, job, early, operation, then] = each
  const field = operation === 'StartJob' ? 'startJob' : 'completeJob'
  const app = open(job, { [operation]: { [field]: then } })
  await pressAndConfirm(app, name, name, 'Not Yet')
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())
  await pressAndConfirm(app, name, name, early)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const details = screen.getByRole('dialog', { name: accepted.title })
  await waitFor(() => expect(details).toContainElement(document.activeElement as HTMLElement))
})

test('changes the card and the figures at once on starting and completing', async () => {
  let job = accepted
  const app = open(accepted, {
    VendorJobs: () => ({ vendorJobs: connection([job]) }),
    StartJob: () => {
      job = started
      return { startJob: started }
    },
    CompleteJob: () => {
      job = completed
      return { completeJob: completed }
    },
  })
  await pressAndConfirm(app, 'Start Job', 'Start Job', 'Start Early')
  expect(await screen.findByText('Job started')).toBeInTheDocument()
  const details = await dialog()
  expect(await details.findByText('You started the work')).toBeVisible()
  expect(details.queryByRole('button', { name: 'Give Back' })).not.toBeInTheDocument()

  await pressAndConfirm(app, 'Complete Job', 'Complete Job', 'Complete Early')
  expect(await details.findByText('You completed the work')).toBeVisible()
  await press(app, 'Close')
  expect(figure('Active Jobs')).toHaveTextContent('0')
  expect(figure('Completed Jobs')).toHaveTextContent('3')
  expect(figure('Monthly Earnings')).toHaveTextContent('$879.50')
  const list = within(screen.getByRole('region', { name: 'Your Jobs' }))
  expect(list.getByText('Completed')).toBeVisible()
  // The answers include the figures; the list is fetched again, since its order has changed.
  expect(app.calls.filter(({ operation }) => operation === 'VendorStats')).toHaveLength(1)
})

test('says that a job changed in the meantime, and updates the screen', async () => {
  let job = accepted
  const app = open(accepted, {
    VendorJobs: () => ({ vendorJobs: connection([job]) }),
    VendorJobDetails: () => ({ job }),
    StartJob: () => {
      job = { ...accepted, status: 'cancelled', viewerCanStart: false }
      return refusal('CONFLICT', "This job has moved on, so you can't do this anymore", {
        reason: 'JOB_STATE',
      })
    },
  })
  await pressAndConfirm(app, 'Start Job', 'Start Job', 'Start Early')
  expect(await screen.findByText('Error starting job')).toBeInTheDocument()
  expect(await screen.findByText("This job has moved on, so you can't do this anymore")).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Start Job' })).not.toBeInTheDocument())
  await press(app, 'Close')
  expect(
    await within(screen.getByRole('region', { name: 'Your Jobs' })).findByText('Cancelled'),
  ).toBeVisible()
})

test.each([
  ['Start Job', accepted, 'Start Early', 'StartJob', 'Error starting job'],
  ['Complete Job', started, 'Complete Early', 'CompleteJob', 'Error completing job'],
] as const)(
  'blames the connection for %s, if that is what failed',
  async (name, job, early, operation, words) => {
    const app = open(job, { [operation]: new TypeError('Failed to fetch') })
    await pressAndConfirm(app, name, name, early)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByText('Check your connection, then try again.')).toBeVisible()
  },
)

test.each([
  [
    'Start Job',
    'Start this job?',
    accepted,
    { ...accepted, status: 'cancelled', viewerCanStart: false, viewerCanRelease: false },
    'The job has been cancelled.',
  ],
  ['Start Job', 'Start this job?', accepted, started, 'The job has already been started.'],
  [
    'Complete Job',
    'Complete this job?',
    started,
    { ...completed, viewerCanComplete: false },
    'The job has already been completed.',
  ],
] as const)(
  'keeps for %s the question "%s", and says what has happened',
  async (name, asks, job, then, why) => {
    let now: typeof accepted = job
    const app = open(job, { VendorJobDetails: () => ({ job: now }) })
    await press(app, name)
    const question = await screen.findByRole('alertdialog', { name: asks })
    await waitFor(() => expect(app.live.isOpen()).toBe(true))
    now = then
    await act(async () => app.live.push({ jobs: [then as never] }))
    expect(await within(question).findByText(why)).toBeVisible()
    expect(question).not.toHaveTextContent("We'll email")
    expect(within(question).queryByRole('button', { name })).toBeNull()
    await app.press.click(within(question).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(acts(app)).toEqual([])
  },
)

test('shows the bid, kind, and ZIP code of a job that is no longer available to the vendor', async () => {
  const lost = makeAvailableJob({
    status: 'pending',
    address: '',
    description: null,
    pickupDateTime: null,
    customerBudget: null,
    viewerSeesDetails: false,
    whyNotBid: 'NOT_IN_AREA',
    myBid: makeMyBid({ status: 'rejected', viewerCanChange: false, viewerCanWithdraw: false }),
  })
  open(lost)
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Your bid of $149.50 was not accepted.')).toBeVisible()
  expect(
    dialog.getByText(/Junk Pickup in ZIP code 78701\. This request is no longer available to you/),
  ).toBeVisible()
  expect(dialog.queryByText('Contact')).not.toBeInTheDocument()
  expect(dialog.queryByRole('link', { name: /map/i })).not.toBeInTheDocument()
})

test('asks for a reason before giving back, and removes the job from the list', async () => {
  const released = makeAvailableJob({
    id: accepted.id,
    myBid: {
      ...makeMyBid({ jobId: accepted.id, status: 'withdrawn', viewerCanChange: false }),
      vendor: { __typename: 'User', id: VENDOR_ID, stats: makeStats({ activeJobs: 0 }) },
    } as never,
  })
  let available = [] as (typeof released)[]
  const app = open(accepted, {
    AvailableJobs: () => ({ availableJobs: connection(available) }),
    ReleaseJob: () => {
      available = [released]
      return { releaseJob: released }
    },
  })
  await press(app, 'Give Back')
  const question = within(await screen.findByRole('dialog', { name: 'Give this job back?' }))
  await app.press.type(question.getByLabelText('Reason'), 'Flat tire')
  await app.press.click(question.getByRole('button', { name: 'Give Back' }))

  expect(await screen.findByText('Job given back')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByText('No jobs assigned yet')).toBeVisible()
  expect(figure('Active Jobs')).toHaveTextContent('0')
  const list = within(screen.getByRole('region', { name: 'Available Jobs' }))
  expect(await list.findByText('Your bid of $149.50 was withdrawn.')).toBeVisible()
  expect(app.calls.find(({ operation }) => operation === 'ReleaseJob')?.variables).toEqual({
    jobId: accepted.id,
    reason: 'Flat tire',
  })
})

test('keeps the reason of a give-back that fails', async () => {
  const app = open(accepted, { ReleaseJob: new Error('offline') })
  await press(app, 'Give Back')
  const question = within(await screen.findByRole('dialog', { name: 'Give this job back?' }))
  await app.press.type(question.getByLabelText('Reason'), 'Flat tire')
  await app.press.click(question.getByRole('button', { name: 'Give Back' }))
  expect(await screen.findByText('Error giving the job back')).toBeInTheDocument()
  expect(question.getByLabelText('Reason')).toHaveValue('Flat tire')
})

test.each([
  ['in_progress', "The job has started, so you can't give it back."],
  ['cancelled', 'The job has been cancelled, so there is nothing to give back.'],
] as const)('keeps the reason when a job becomes %s while it is typed, and says why', async (status, why) => {
  let job: typeof accepted = accepted
  const app = open(accepted, { VendorJobDetails: () => ({ job }) })
  await press(app, 'Give Back')
  await waitFor(() => expect(app.live.isOpen()).toBe(true))
  const question = within(await screen.findByRole('dialog', { name: 'Give this job back?' }))
  await app.press.type(question.getByLabelText('Reason'), 'Flat tire')
  job = { ...started, status, viewerCanComplete: status === 'in_progress' }
  await act(async () => app.live.push({ jobs: [job as never] }))
  expect(await question.findByRole('alert')).toHaveTextContent(why)
  expect(question.getByLabelText('Reason')).toHaveValue('Flat tire')
  expect(question.queryByRole('button', { name: 'Give Back' })).not.toBeInTheDocument()
})

test('rates the customer of a completed job once', async () => {
  const rating = makeRating({
    raterId: VENDOR_ID,
    ratedId: CUSTOMER_ID,
    rating: 4,
    comment: 'All set out',
  })
  const app = open(completed, {
    SubmitRating: {
      submitRating: {
        ...rating,
        job: { ...completed, viewerCanRate: false, ratings: [rating] },
        rated: { __typename: 'User', id: CUSTOMER_ID, rating: 4, ratingCount: 1 },
      },
    },
  })
  await press(app, 'Submit Rating')
  expect(await screen.findByText('Please choose a rating from 1 to 5')).toBeVisible()
  await app.press.click(screen.getByRole('radio', { name: /4/ }))
  await app.press.type(screen.getByLabelText('Comment'), 'All set out')
  await press(app, 'Submit Rating')
  expect(await screen.findByText('Rating submitted successfully!')).toBeInTheDocument()
  expect(await screen.findByRole('region', { name: 'Your rating' })).toHaveTextContent('All set out')
  expect(screen.queryByRole('button', { name: 'Submit Rating' })).not.toBeInTheDocument()
  expect(app.calls.find(({ operation }) => operation === 'SubmitRating')?.variables).toEqual({
    input: { jobId: completed.id, rating: 4, comment: 'All set out' },
  })
})

test('says that a rating failed, and keeps the text', async () => {
  const app = open(completed, { SubmitRating: refusal('CONFLICT', 'You have already rated this job') })
  await app.press.click(await screen.findByRole('radio', { name: /5/ }))
  await app.press.type(screen.getByLabelText('Comment'), 'Kind')
  await press(app, 'Submit Rating')
  expect(await screen.findByText('Error submitting rating')).toBeInTheDocument()
  expect(screen.getByLabelText('Comment')).toHaveValue('Kind')
})

test("hides the contact details of other vendors' jobs, and offers a bid here too", async () => {
  const job = makeAvailableJob()
  renderApp(`/?job=${job.id}`, {
    user: vendor,
    network: { ...vendorNetwork({ available: [job] }), VendorJobDetails: { job } },
  })
  const details = within(await screen.findByRole('dialog', { name: 'Junk Pickup' }))
  expect(await details.findByText(/once your bid is accepted/)).toBeVisible()
  expect(details.queryByText('Phone')).not.toBeInTheDocument()
  expect(details.getByRole('button', { name: 'Submit Bid' })).toBeEnabled()
})

test("says that the vendor can't see a job", async () => {
  open(accepted, { VendorJobDetails: refusal('NOT_FOUND', 'Job not found') }, '/?job=nobody')
  expect(await screen.findByText("We couldn't find this job")).toBeVisible()
  expect(screen.getByText('The link may be incomplete, or the item is gone.')).toBeVisible()
})

const TERMS = { ...rentalTerms, includedTons: '1.00', tripFee: '90.00' }

test("shows a job's vendor what was agreed, and nothing for one without terms", async () => {
  const bid = makeMyBid({ jobId: accepted.id, status: 'accepted', viewerCanChange: false, ...TERMS })
  const { unmount } = open({ ...accepted, myBid: bid })
  const agreed = (await dialog()).findByText(/^Included and agreed:/)
  expect((await agreed).closest('p')).toHaveTextContent(
    /: 7 days, 1 ton; \$12 a day after, \$65 a ton over; \$90 for a wasted trip\. You can't charge/,
  )
  unmount()
  open({ ...accepted, myBid: makeMyBid({ jobId: accepted.id, status: 'accepted', viewerCanChange: false }) })
  const bare = await dialog()
  await bare.findByRole('link', { name: '(512) 555-0147' })
  expect(bare.queryByText(/^Included and agreed:/)).toBeNull()
})
