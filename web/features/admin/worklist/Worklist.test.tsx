import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { Network } from '../../../testing/fakeNetwork.js'
import { adminNetwork, makeWorklist } from '../../../testing/makers/adminNetwork.js'
import { makeVendorDocument } from '../../../testing/makers/makeBusiness.js'
import { makeCharge } from '../../../testing/makers/makeChange.js'
import { makeAnyJob } from '../../../testing/makers/makeJob.js'
import { makeTicket } from '../../../testing/makers/makeTicket.js'
import { admin } from '../../../testing/makers/makeUser.js'
import { makeManagedVendor } from '../../../testing/makers/makeVendor.js'
import { makeVisit } from '../../../testing/makers/makeVisit.js'
import { renderApp } from '../../../testing/renderApp.js'

const dale = makeManagedVendor({ documents: [makeVendorDocument()] })
const ticket = makeTicket()
const job = makeAnyJob(1)
const stranded = makeAnyJob(2, { status: 'accepted', vendor: { ...dale, isActive: false } as never })
const contested = makeCharge({ label: 'Extra days', amount: '30.00', status: 'contested' })
const task = {
  __typename: 'FailedTask',
  id: '7',
  task: 'noticeMail',
  subjectId: null,
  attempts: 12,
  error: 'connect ECONNREFUSED',
  createdAt: '2026-11-20T09:00:00.000Z',
  failedAt: '2026-11-20T10:00:00.000Z',
  nextTryAt: null,
}

const everything = {
  documentCount: 1,
  documents: [{ ...makeVendorDocument(), vendor: dale }],
  ticketCount: 1,
  tickets: [ticket],
  taskCount: 1,
  tasks: [task],
  unansweredJobCount: 1,
  unansweredJobs: [job],
  strandedJobCount: 1,
  strandedJobs: [stranded],
}

const open = (worklist: object | (() => object), network: Network = {}, path = '/') =>
  renderApp(path, {
    user: admin,
    network: {
      ...adminNetwork,
      Worklist: typeof worklist === 'function' ? (worklist as () => object) : makeWorklist(worklist),
      ManagedVendor: { user: dale, business: null },
      DocumentsToReview: {
        documentsToReview: [{ ...makeVendorDocument(), vendor: { ...dale, documentsOnFile: [] } }],
      },
      OneTicket: { supportTicket: ticket },
      FailedTasks: { failedTasks: [task] },
      AnyJob: ({ id }: { id: string }) => ({ job: id === job.id ? job : stranded }),
      AnyThread: {
        messages: {
          __typename: 'MessageConnection',
          nodes: [],
          pageInfo: { endCursor: null, hasNextPage: false },
        },
      },
      ...network,
    } as Network,
  })

const needsYou = async () => within(await screen.findByRole('region', { name: 'Needs you' }))

test.each([
  ['Documents to review', /^Dale Hart/, 'W-9 of Dale Hart', 'Approve', 'document'],
  ['Open tickets', /^Maria Lopez/, 'Reply to Maria Lopez', 'Send Answer', 'ticket'],
  ['Failed tasks', /^Email of a notice/, 'Email of a notice', 'Try again', 'task'],
  ['No bid after 4 hours', /^Junk Pickup/, /^Junk Pickup, order/, 'Cancel order', 'order'],
])(
  'opens an entry of %s with its answer in one press, and returns to its row on closing',
  async (group, row, title, answer, param) => {
    const { press, router } = open(everything)
    const lane = within(await (await needsYou()).findByRole('region', { name: group }))
    const link = lane.getByRole('link', { name: row })
    await press.click(link)
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    expect(await dialog.findByRole('button', { name: answer })).toBeVisible()
    expect(new URLSearchParams(router.location.search).has(param)).toBe(true)
    await press.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.location.search).toBe('')
    await waitFor(() => expect(link).toHaveFocus())
  },
)

test('names the vendor and document of a job whose vendor has an expired document', async () => {
  open({
    uncoveredJobCount: 1,
    uncoveredJobs: [{ ...stranded, expiredDocuments: ['commercial_insurance'] }],
  })
  const lane = within(await (await needsYou()).findByRole('region', { name: 'Vendor document expired' }))
  expect(lane.getByRole('link')).toHaveTextContent('Dale Hart: Commercial Insurance')
})

test('names the vendor and the date of a job whose vendor is suspended', async () => {
  open(everything)
  const lane = within(await (await needsYou()).findByRole('region', { name: 'Vendor suspended' }))
  expect(lane.getByRole('link')).toHaveTextContent(/Dale Hart, /)
})

test('names the contested charge, and hides the job once it is decided', async () => {
  const decided = { ...contested, id: 'c2', status: 'booked' }
  open({
    contestedJobCount: 2,
    contestedJobs: [
      { ...job, charges: [contested] },
      { ...stranded, charges: [decided] },
    ],
  })
  const lane = within(await (await needsYou()).findByRole('region', { name: 'Contested charge' }))
  expect(lane.getByRole('listitem')).toHaveTextContent('Extra days, $30.00')
})

test('names the denied payment, and hides the job once it is marked again', async () => {
  const denied = {
    __typename: 'Payment',
    id: 'p1',
    amount: '149.50',
    status: 'denied',
    denyReason: 'No check',
  }
  const marked = { ...denied, id: 'p2', status: 'marked', denyReason: null }
  open({
    deniedJobCount: 2,
    deniedJobs: [
      { ...job, payments: [denied] },
      { ...stranded, payments: [marked] },
    ],
  })
  const lane = within(await (await needsYou()).findByRole('region', { name: 'Denied payment' }))
  expect(lane.getByRole('listitem')).toHaveTextContent('$149.50: No check')
})

test('quotes what a customer says about a failed visit, and hides the job once it is decided', async () => {
  const disputed = makeVisit({ status: 'failed', disputeReason: 'I was home', viewerCanDecideDispute: true })
  const decided = makeVisit({ ...disputed, id: 'v2', viewerCanDecideDispute: false })
  open({
    disputedJobCount: 2,
    disputedJobs: [
      { ...job, visits: [disputed] },
      { ...stranded, visits: [decided] },
    ],
  })
  const lane = within(await (await needsYou()).findByRole('region', { name: 'Disputed visit' }))
  expect(lane.getByRole('listitem')).toHaveTextContent('I was home')
})

test('says who owes money, and hides the job once both have settled', async () => {
  const balance = (amount: string, toPayBack: string) => ({
    __typename: 'JobBalance',
    amount,
    toPayBack,
    vendor: dale,
  })
  open({
    unsettledJobCount: 2,
    unsettledJobs: [
      { ...job, balances: [balance('37.38', '0.00'), balance('0.00', '20.00')] },
      { ...stranded, balances: [balance('0.00', '0.00')] },
    ],
  })
  const lane = within(await (await needsYou()).findByRole('region', { name: /settle/ }))
  expect(lane.getByRole('listitem')).toHaveTextContent(
    '$37.38 is due to Dale Hart, Dale Hart is to pay back $20.00',
  )
})

test("shows a vendor's business name", async () => {
  const named = { ...dale, businessName: 'Becker Hauling' }
  open({
    documentCount: 1,
    documents: [{ ...makeVendorDocument(), vendor: named }],
    strandedJobCount: 1,
    strandedJobs: [{ ...stranded, vendor: named }],
  })
  const links = (await needsYou()).getAllByRole('link', {
    name: /^Becker Hauling|Junk Pickup .*Becker Hauling/,
  })
  expect(links).toHaveLength(2)
})

test('links from the count to all of them when there are more than fit', async () => {
  const tickets = [1, 2, 3, 4, 5].map(number => ({ ...ticket, id: `t${number}` }))
  const { press, router } = open({ ticketCount: 100, tickets })
  const lane = within(await (await needsYou()).findByRole('region', { name: 'Open tickets' }))
  expect(lane.getAllByRole('listitem')).toHaveLength(3)
  await press.click(lane.getByRole('link', { name: /^All of Open tickets/ }))
  expect(router.location.search).toBe('?tab=orders')
})

test.each([
  ['No bid after 4 hours', 'unanswered'],
  ['Vendor suspended', 'stranded'],
  ['Vendor document expired', 'uncovered'],
  ['Vendor 2 hours late', 'overdue'],
  ['Contested charge', 'contested'],
] as const)(
  'links from the count of %s to just those orders when there are more than fit',
  async (title, needs) => {
    const jobs = [1, 2, 3, 4, 5].map(number => ({ ...stranded, id: `j${number}` }))
    const { press, router, calls } = open({
      unansweredJobCount: 7,
      unansweredJobs: jobs,
      strandedJobCount: 7,
      strandedJobs: jobs,
      uncoveredJobCount: 7,
      uncoveredJobs: jobs,
      overdueJobCount: 7,
      overdueJobs: jobs,
      contestedJobCount: 7,
      contestedJobs: jobs.map(each => ({ ...each, charges: [contested] })),
    })
    const lane = within(await (await needsYou()).findByRole('region', { name: title }))
    await press.click(lane.getByRole('link', { name: new RegExp(`^All of ${title}`) }))
    expect(router.location.search).toBe(`?tab=orders&orders.needs=${needs}`)
    expect(await screen.findByLabelText('Needs attention')).toHaveDisplayValue(title)
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'AllJobs')?.variables).toMatchObject({
        needs,
        status: null,
      }),
    )
  },
)

test('says that there is nothing to do', async () => {
  open({})
  expect(await (await needsYou()).findByText("You're all caught up")).toBeVisible()
})

test("says that the list can't be loaded, and offers a retry", async () => {
  let isUp = false
  const { press } = open(() => (isUp ? makeWorklist() : new Error('offline')))
  expect(await screen.findByText("We couldn't load what needs you")).toBeVisible()
  isUp = true
  await press.click((await needsYou()).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText("You're all caught up")).toBeVisible()
})

test('shows a new ticket automatically, and hides it once somebody has answered it', async () => {
  let list: object = {}
  const { live } = open(() => makeWorklist(list))
  await screen.findByText("You're all caught up")
  await waitFor(() => expect(live.isOpen()).toBe(true))
  list = { ticketCount: 1, tickets: [ticket] }
  act(() => live.push({ stale: [{ kind: 'ticket', id: ticket.id, jobId: null }] }))
  expect(await (await needsYou()).findByRole('link', { name: /^Maria Lopez/ })).toBeVisible()
})

test('asks once, when the server says so, whether a job is late', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00.000Z'), advanceTimers: true })
  try {
    let list: object = { nextUnansweredAt: '2026-11-20T14:00:00.000Z' }
    const { calls } = open(() => makeWorklist(list))
    await screen.findByText("You're all caught up")
    const asked = () => calls.filter(({ operation }) => operation === 'Worklist').length
    await act(() => jest.advanceTimersByTimeAsync(7_190_000))
    expect(asked()).toBe(1)
    list = { unansweredJobCount: 1, unansweredJobs: [job] }
    await act(() => jest.advanceTimersByTimeAsync(11_000))
    expect(await (await needsYou()).findByRole('link', { name: /^Junk Pickup/ })).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(7_200_000))
    expect(asked()).toBe(2)
  } finally {
    jest.useRealTimers()
  }
})

test('says that the linked item is gone', async () => {
  open({}, { FailedTasks: { failedTasks: [] } }, '/?task=99')
  expect(await screen.findByText('This task is no longer on the list')).toBeVisible()
})

test('retries a task from its dialog', async () => {
  const { press, calls } = open(everything, {
    RetryTask: { retryTask: { __typename: 'FailedTask', id: '7' } },
  })
  await press.click((await needsYou()).getByRole('link', { name: /^Email of a notice/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Email of a notice' }))
  expect(await dialog.findByText('connect ECONNREFUSED')).toBeVisible()
  await press.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The task will be retried')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.find(({ operation }) => operation === 'RetryTask')?.variables).toEqual({ id: '7' })
})
