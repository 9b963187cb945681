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
const stranded = Object.assign(
  makeAnyJob(2, { status: 'accepted', vendor: { ...dale, isActive: false } as never }),
  { strandedSince: null, uncoveredSince: null, unsettledSince: null },
)
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
const groupOf = async (name: string | RegExp) =>
  within(await (await needsYou()).findByRole('region', { name }))
const rowOf = async (group: string | RegExp) => (await groupOf(group)).getByRole('listitem')

test.each([
  ['Documents to review', /^W-9 of Dale Hart/, 'W-9 of Dale Hart', 'Approve', 'document'],
  ['Open tickets', /^Ticket about Junk Pickup/, 'Reply to Maria Lopez', 'Send Answer', 'ticket'],
  ['Failed tasks', /^Email of a notice/, 'Email of a notice', 'Try again', 'task'],
  ['No bid after 4 hours', /^Junk Pickup/, /^Junk Pickup, order/, 'Cancel order', 'order'],
])(
  'opens an entry of %s with its answer in one press, and returns to its row on closing',
  async (group, row, title, answer, param) => {
    const { press, router } = open(everything)
    const link = (await groupOf(group)).getByRole('link', { name: row })
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

test('shows for how long an order has waited, its whole number, its customer, and its vendor and price', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  open({
    unansweredJobCount: 1,
    unansweredJobs: [{ ...job, createdAt: hoursAgo(5) }],
    strandedJobCount: 1,
    strandedJobs: [{ ...stranded, finalPrice: '149.50', strandedSince: hoursAgo(26) }],
  })
  const unanswered = await rowOf('No bid after 4 hours')
  expect(unanswered).toHaveTextContent(/^Waiting: 5 hours/)
  expect(within(unanswered).getByRole('link', { name: `Junk Pickup ${job.orderNumber}` })).toBeVisible()
  expect(unanswered).toHaveTextContent('Maria Lopez')
  const row = await rowOf('Vendor suspended')
  expect(row).toHaveTextContent(/^Waiting: 1 day/)
  expect(row).toHaveTextContent(/Dale Hart\$149\.50/)
})

test('names the document of a job whose vendor has an expired document', async () => {
  open({
    uncoveredJobCount: 1,
    uncoveredJobs: [{ ...stranded, expiredDocuments: ['commercial_insurance'], uncoveredSince: null }],
  })
  expect(await rowOf('Vendor document expired')).toHaveTextContent(/Commercial Insurance\s*Dale Hart/)
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
  expect(await rowOf('Contested charge')).toHaveTextContent(/Extra days.*\$30\.00/)
})

test('names the denied payment, and hides the job once it is marked again', async () => {
  const denied = {
    __typename: 'Payment',
    id: 'p1',
    amount: '149.50',
    status: 'denied',
    denyReason: 'No check',
    decidedAt: '2026-11-20T10:00:00.000Z',
  }
  const marked = { ...denied, id: 'p2', status: 'marked', denyReason: null }
  open({
    deniedJobCount: 2,
    deniedJobs: [
      { ...job, payments: [denied] },
      { ...stranded, payments: [marked] },
    ],
  })
  expect(await rowOf('Denied payment')).toHaveTextContent(/No check.*\$149\.50/)
})

test('names the card payment to look at: a dispute before a failed refund, and hides settled ones', async () => {
  const paid = {
    __typename: 'Payment',
    id: 'p1',
    amount: '148.00',
    status: 'confirmed',
    provider: 'stripe',
    refundOf: null,
    failure: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    decidedAt: '2026-11-20T10:05:00.000Z',
    dispute: null,
  }
  const failed = {
    ...paid,
    id: 'p2',
    amount: '-30.00',
    status: 'failed',
    refundOf: 'p1',
    failure: 'account_gone',
  }
  const dispute = { __typename: 'BankDispute', status: 'open', dueBy: '2026-12-07T18:00:00.000Z' }
  open({
    cardJobCount: 3,
    cardJobs: [
      { ...job, payments: [failed, { ...paid, dispute }] },
      {
        ...makeAnyJob(7),
        payments: [
          { ...failed, id: 'p3' },
          { ...paid, id: 'p4' },
        ],
      },
      { ...stranded, payments: [{ ...paid, id: 'p5' }] },
    ],
  })
  const [first, second] = (await groupOf('Card payment to look at')).getAllByRole('listitem')
  expect(first).toHaveTextContent(/Disputed by the bank, answer due by .*Dec 7.*\$148\.00/)
  expect(second).toHaveTextContent(
    /Refund failed\. The vendor's account at Stripe is no longer connected\..*\$30\.00/,
  )
})

test('quotes what a customer says about a failed visit, and hides the job once it is decided', async () => {
  const disputed = makeVisit({
    status: 'failed',
    failureReason: 'blocked',
    disputeReason: 'I was home',
    viewerCanDecideDispute: true,
  })
  const decided = makeVisit({ ...disputed, id: 'v2', viewerCanDecideDispute: false })
  open({
    disputedJobCount: 2,
    disputedJobs: [
      { ...job, visits: [disputed] },
      { ...stranded, visits: [decided] },
    ],
  })
  const row = await rowOf('Disputed visit')
  expect(row).toHaveTextContent('I was home')
  expect(await within(row).findByRole('button', { name: 'Report Stands' })).toBeVisible()
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
      { ...job, unsettledSince: null, balances: [balance('37.38', '0.00'), balance('0.00', '20.00')] },
      { ...stranded, unsettledSince: null, balances: [balance('0.00', '0.00')] },
    ],
  })
  const row = await rowOf(/settle/)
  expect(row).toHaveTextContent('Due to Dale Hart, Dale Hart is to pay back')
  expect(row).toHaveTextContent('$37.38')
})

test("shows a vendor's business name", async () => {
  const named = { ...dale, businessName: 'Becker Hauling' }
  open({
    documentCount: 1,
    documents: [{ ...makeVendorDocument(), vendor: named }],
    strandedJobCount: 1,
    strandedJobs: [{ ...stranded, vendor: named }],
  })
  expect(await rowOf('Documents to review')).toHaveTextContent(/W-9 of Becker Hauling.*Dale Hart/)
  expect(await rowOf('Vendor suspended')).toHaveTextContent('Becker Hauling')
})

describe('deciding in the row', () => {
  const paper = (id: string, some: object = {}) => ({ ...makeVendorDocument({ id, ...some }), vendor: dale })

  test('approves a document, says how many are left, and goes to the next row', async () => {
    const papers = [paper('d1'), paper('d2', { documentType: 'drivers_license' })]
    let left = papers
    const { press, calls } = open(() => makeWorklist({ documentCount: left.length, documents: left }), {
      ReviewVendorDocument: () => {
        left = papers.slice(1)
        return { reviewVendorDocument: { ...paper('d1', { reviewStatus: 'approved', version: 2 }) } }
      },
    })
    const [first] = (await groupOf('Documents to review')).getAllByRole('listitem')
    const region = await needsYou()
    expect(region.getByRole('status')).toHaveTextContent('2 items are waiting')
    await press.click(await within(first!).findByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('Document approved')).toBeVisible()
    // It keeps its place under the pointer.
    expect(first).toHaveTextContent('W-9 of Dale Hart: done')
    await waitFor(() =>
      expect(screen.getByRole('link', { name: "Driver's License of Dale Hart" })).toHaveFocus(),
    )
    await waitFor(() => expect(region.getByRole('status')).toHaveTextContent('1 item is waiting'))
    expect(calls.find(({ operation }) => operation === 'ReviewVendorDocument')?.variables).toEqual({
      input: { id: 'd1', approve: true, version: 1 },
    })
  })

  test('asks for the reason in the row, and returns to the button on Escape', async () => {
    const charge = { ...contested, contestedAt: '2026-11-20T10:00:00.000Z', viewerCanUphold: true }
    const decided = { ...charge, status: 'booked', viewerCanUphold: false }
    let list: object = { contestedJobCount: 1, contestedJobs: [{ ...job, charges: [charge] }] }
    const { press, calls } = open(() => makeWorklist(list), {
      UpholdCharge: () => {
        list = {}
        return { upholdCharge: { ...decided, job: { ...job, charges: [decided] } } }
      },
    })
    const row = within(await rowOf('Contested charge'))
    const button = await row.findByRole('button', { name: 'Let It Stand' })
    await press.click(button)
    expect(screen.queryByRole('dialog')).toBeNull()
    const question = { name: 'Let Extra days, $30.00 stand?' }
    const asked = async () => within(await row.findByRole('group', question))
    expect((await asked()).getByLabelText('Reason')).toHaveFocus()
    await press.keyboard('{Escape}')
    expect(row.queryByRole('group', question)).toBeNull()
    await waitFor(() => expect(button).toHaveFocus())
    await press.keyboard('{Enter}')
    await press.type((await asked()).getByLabelText('Reason'), 'The ticket shows it')
    await press.click((await asked()).getByRole('button', { name: 'Let It Stand' }))
    expect(await screen.findByText('The charge stands')).toBeVisible()
    expect(calls.find(({ operation }) => operation === 'UpholdCharge')?.variables).toEqual({
      chargeId: charge.id,
      reason: 'The ticket shows it',
    })
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Needs you' })).toHaveFocus())
  })

  test('moves between rows by J and K and the arrow keys, and to the buttons by Tab', async () => {
    const { press } = open(everything)
    const region = await needsYou()
    const paperLink = await region.findByRole('link', { name: 'W-9 of Dale Hart' })
    const ticketLink = region.getByRole('link', { name: /^Ticket about/ })
    act(() => paperLink.focus())
    await press.keyboard('j')
    expect(ticketLink).toHaveFocus()
    await press.keyboard('{ArrowUp}')
    expect(paperLink).toHaveFocus()
    await press.keyboard('k')
    expect(paperLink).toHaveFocus()
    await press.keyboard('{ArrowDown}')
    await press.tab()
    expect(region.getByRole('button', { name: 'Close ticket' })).toHaveFocus()
  })

  test('keeps the rows in place while one has the focus, and shows new ones when asked', async () => {
    let list: object = { ticketCount: 1, tickets: [ticket] }
    const { press, live } = open(() => makeWorklist(list))
    const region = await needsYou()
    const link = await region.findByRole('link', { name: /^Ticket about/ })
    await waitFor(() => expect(live.isOpen()).toBe(true))
    act(() => link.focus())
    list = { documentCount: 1, documents: [paper('d1')], ticketCount: 0, tickets: [] }
    act(() => live.push({ stale: [{ kind: 'ticket', id: ticket.id, jobId: null }] }))
    const fresh = await region.findByRole('button', { name: 'Show 1 new' })
    expect(region.getByText(/^Ticket about .*: done$/)).toBeVisible()
    expect(region.queryByRole('link', { name: /^W-9/ })).toBeNull()
    await press.click(fresh)
    expect(await region.findByRole('link', { name: /^W-9/ })).toBeVisible()
    expect(region.queryByText(/: done$/)).toBeNull()
  })
})

test('links from the count to all of them when there are more than listed', async () => {
  const tickets = [1, 2, 3, 4, 5].map(number => ({ ...ticket, id: `t${number}` }))
  const { press, router } = open({ ticketCount: 100, tickets })
  const group = await groupOf('Open tickets')
  expect(group.getAllByRole('listitem')).toHaveLength(5)
  await press.click(group.getByRole('link', { name: /^All of Open tickets/ }))
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
    const group = await groupOf(title)
    await press.click(group.getByRole('link', { name: new RegExp(`^All of ${title}`) }))
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
  expect(await (await needsYou()).findByRole('link', { name: /^Ticket about/ })).toBeVisible()
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
