import { jest } from '@jest/globals'
import { parse, print } from 'graphql'
import { makeClient } from '../../apollo/client.js'
import { makeApply } from '../../apollo/live/applyChanges.js'
import type { Changes } from '../../apollo/live/LiveStream.js'
import { Refetcher } from '../../apollo/live/Refetcher.js'
import { requestsOf } from '../../apollo/live/RunningRequests.js'
import { CustomerJobsDocument, JobDetailsDocument } from '../../features/jobs/orders/generated/orders.js'
import { makePlaceJobs, type News } from '../../features/jobs/placeJobs.js'
import { AvailableJobsDocument, VendorJobsDocument } from '../../features/jobs/vendor/generated/vendorJobs.js'
import { EarnedJobsDocument } from '../../features/ledger/generated/earnings.js'
import { SupportTicketsDocument } from '../../features/support/generated/support.js'
import { VendorStatsDocument } from '../../features/vendors/generated/vendors.js'
import type { ChangeKind, UserType } from '../../generated/schema.js'
import { makeChanges, selectedOf } from '../../testing/fakeLive.js'
import { fakeNetwork, type Network, refusal } from '../../testing/fakeNetwork.js'
import { connection } from '../../testing/makers/connection.js'
import { bidId, orderId } from '../../testing/makers/ids.js'
import { makeBid } from '../../testing/makers/makeBid.js'
import { type Job, makeAvailableJob, makeJob, makeOwnJob } from '../../testing/makers/makeJob.js'
import { makeTicket } from '../../testing/makers/makeTicket.js'
import { makeStats, VENDOR_ID } from '../../testing/makers/makeVendor.js'
import { placesOf } from '../../testing/makers/placesOf.js'
import { cachePolicy } from '../cachePolicy.js'
import { roles } from './startLive.js'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Waits until all pending work is done: a request and its answer take many turns. */
const soon = async () => {
  for (let turn = 0; turn < 5; turn++) await jest.advanceTimersByTimeAsync(2)
}
/** Longer than the longest pause before a refetch. */
const rest = async () => {
  await jest.advanceTimersByTimeAsync(1500)
  await soon()
}

const setUp = (userType: UserType, network: Network) => {
  const { link, calls } = fakeNetwork(network)
  const client = makeClient(cachePolicy, link)
  const requests = requestsOf.get(client)!
  const onFailure = jest.fn()
  const onNews = jest.fn()
  const onStale = jest.fn()
  const refetcher = new Refetcher(client, requests, onFailure)
  const viewer = { id: VENDOR_ID, businessId: VENDOR_ID, userType }
  requests.apply = makeApply({
    client,
    viewerId: viewer.id,
    policy: cachePolicy,
    document: roles[userType],
    refetcher,
    requests,
    placeRows: makePlaceJobs({ cache: client.cache, viewer, onNews }),
    onStale,
  })
  const push = (some: Partial<Changes>) => requests.receive(makeChanges(some))
  /** A screen that shows this data, and how often it was without data after it first had some. */
  const show = async (query: never, variables: object = {}) => {
    const watched = client.watchQuery({ query, variables: variables as never })
    const seen: boolean[] = []
    watched.subscribe(({ data }) => seen.push(data !== undefined))
    await soon()
    const data = () => watched.getCurrentResult().data as Record<string, unknown> | undefined
    const ids = () =>
      (Object.values(data() ?? {})[0] as { nodes: { id: string }[] } | undefined)?.nodes.map(({ id }) => id)
    return { data, ids, wasEmpty: () => seen.slice(seen.indexOf(true)).includes(false) }
  }
  const count = (operation: string) => calls.filter(call => call.operation === operation).length
  return { client, push, show, count, onNews, onStale, onFailure, refetcher, calls }
}

const asChange = (job: Job, role: UserType = job.customer ? 'customer' : 'vendor') =>
  selectedOf({ ...job, lists: placesOf(job, role) }, print(roles[role])) as never

describe('lists', () => {
  const first = makeJob({ id: orderId(1), createdAt: '2026-11-20T09:00:00.000Z' })
  const second = makeJob({ id: orderId(2), createdAt: '2026-11-20T10:00:00.000Z' })

  test.each([
    ['all', {}, [orderId(2), orderId(1)], 1],
    ['of its status', { status: 'pending' }, [orderId(2), orderId(1)], 1],
    ['of its type', { type: 'junk_pickup' }, [orderId(2), orderId(1)], 1],
    ['of another status', { status: 'completed' }, [orderId(1)], 1],
    ['of another type', { type: 'dumpster_rental' }, [orderId(1)], 1],
    ['found by a search, which only the server can do', { search: 'sofa' }, [orderId(1)], 2],
  ])('puts a new order into the lists it belongs to: %s', async (_, variables, ids, asked) => {
    const { push, show, count } = setUp('customer', { CustomerJobs: { customerJobs: connection([first]) } })
    const list = await show(CustomerJobsDocument as never, variables)
    push({ jobs: [asChange(second)] })
    await rest()
    expect(list.ids()).toEqual(ids)
    expect(count('CustomerJobs')).toBe(asked)
  })

  test('moves an order between lists without a request when its status changes', async () => {
    const { push, show, count } = setUp('customer', {
      CustomerJobs: ({ status }: { status?: string }) => ({
        customerJobs: connection(status === 'cancelled' ? [] : [second, first]),
      }),
    })
    const pending = await show(CustomerJobsDocument as never, { status: 'pending' })
    const cancelled = await show(CustomerJobsDocument as never, { status: 'cancelled' })
    push({ jobs: [asChange({ ...first, status: 'cancelled' })] })
    await rest()
    expect(pending.ids()).toEqual([orderId(2)])
    expect(cancelled.ids()).toEqual([orderId(1)])
    expect(count('CustomerJobs')).toBe(2)
  })

  test('shows nothing from a page before that page is read', async () => {
    const { push, show } = setUp('customer', {
      CustomerJobs: { customerJobs: connection([second], 'more') },
    })
    const list = await show(CustomerJobsDocument as never)
    push({ jobs: [asChange(first)] })
    await soon()
    expect(list.ids()).toEqual([orderId(2)])
  })

  const early = makeAvailableJob({
    pickupDateTime: '2027-01-01T15:00:00.000Z',
    createdAt: '2026-11-20T08:00:00.000Z',
  })
  const late = makeAvailableJob({
    pickupDateTime: '2027-03-01T15:00:00.000Z',
    createdAt: '2026-11-20T07:00:00.000Z',
  })
  const added = makeAvailableJob({
    pickupDateTime: '2027-02-01T15:00:00.000Z',
    createdAt: '2026-11-20T11:00:00.000Z',
  })

  test.each([
    ['newest', {}, [added.id, early.id, late.id], 1],
    ['soonest', { sort: 'soonest' }, [early.id, added.id, late.id], 1],
    ['in its ZIP code', { zipCode: '78701' }, [added.id, early.id, late.id], 1],
    ['in another ZIP code', { zipCode: '78702' }, [early.id, late.id], 1],
    ['of its day', { date: '2027-02-01' }, [added.id, early.id, late.id], 1],
    ['of another day', { date: '2027-02-02' }, [early.id, late.id], 1],
  ])('puts a new job into the available ones where it belongs: %s', async (_, variables, ids, asked) => {
    const { push, show, count } = setUp('vendor', {
      AvailableJobs: { availableJobs: connection([early, late]) },
      VendorStats: { vendorStats: makeStats() },
    })
    const list = await show(AvailableJobsDocument as never, { first: 5, ...variables })
    await show(VendorStatsDocument as never)
    push({ jobs: [asChange(added)] })
    await rest()
    expect(list.ids()).toEqual(ids)
    expect(count('AvailableJobs')).toBe(asked)
    // Thousands of vendors receive it.
    expect(count('VendorStats')).toBe(1)
  })

  test('puts a new job into its list beside a list of another field with arguments', async () => {
    const { client, push, show } = setUp('vendor', {
      AvailableJobs: { availableJobs: connection([early, late]) },
    })
    client.writeQuery({
      query: parse('query Areas($vendorId: UUID) { serviceAreas(vendorId: $vendorId) { id } }'),
      variables: { vendorId: VENDOR_ID },
      data: { serviceAreas: [{ __typename: 'ServiceArea', id: '1' }] },
    })
    const list = await show(AvailableJobsDocument as never, { first: 5 })
    push({ jobs: [asChange(added)] })
    await rest()
    expect(list.ids()).toEqual([added.id, early.id, late.id])
  })

  test('moves an edited job to its new day among the soonest, and leaves it in place among the newest', async () => {
    const { push, show, count } = setUp('vendor', {
      AvailableJobs: { availableJobs: connection([early, late]) },
    })
    const soonest = await show(AvailableJobsDocument as never, { first: 5, sort: 'soonest' })
    const newest = await show(AvailableJobsDocument as never, { first: 5 })
    const later = '2028-01-01T15:00:00.000Z'
    push({ jobs: [asChange({ ...early, pickupDateTime: later, scheduledDate: later })] })
    await rest()
    expect(soonest.ids()).toEqual([late.id, early.id])
    expect(newest.ids()).toEqual([early.id, late.id])
    expect(count('AvailableJobs')).toBe(2)
  })

  test.each([
    ['is taken', { jobs: [asChange({ ...early, status: 'accepted', viewerSeesDetails: false })] }],
    ['is out of their areas', { jobs: [asChange({ ...early, viewerSeesDetails: false })] }],
    ['may not be seen any more', { gone: [early.id] }],
  ])('takes a job off the available ones when it %s', async (_, changes) => {
    const { push, show, count, client } = setUp('vendor', {
      AvailableJobs: { availableJobs: connection([early, late]) },
    })
    const list = await show(AvailableJobsDocument as never, { first: 5 })
    push(changes)
    await rest()
    expect(list.ids()).toEqual([late.id])
    expect(count('AvailableJobs')).toBe(1)
    if ('gone' in changes) expect(client.cache.extract()).not.toHaveProperty(`Job:${early.id}`)
  })

  test("refetches the vendor's figures, but no list, when a charge changes the price of a job", async () => {
    const mine = makeOwnJob()
    let monthlyEarnings = '100.00'
    const { push, show, count } = setUp('vendor', {
      VendorJobs: { vendorJobs: connection([mine]) },
      VendorStats: () => ({ vendorStats: makeStats({ monthlyEarnings }) }),
    })
    await show(VendorJobsDocument as never, { first: 5 })
    const stats = await show(VendorStatsDocument as never)
    push({ jobs: [asChange(mine)] })
    await rest()
    const asked = count('VendorJobs')
    monthlyEarnings = '112.00'
    push({ jobs: [asChange({ ...mine, finalPrice: '112.00' })] })
    await rest()
    expect(stats.data()).toMatchObject({ vendorStats: { monthlyEarnings } })
    expect(count('VendorJobs')).toBe(asked)
  })

  test('asks the server where to put a job that the vendor won, and refetches the figures', async () => {
    const mine = makeOwnJob()
    let own: Job[] = []
    const { push, show, count } = setUp('vendor', {
      VendorJobs: () => ({ vendorJobs: connection(own) }),
      VendorStats: () => ({ vendorStats: makeStats({ activeJobs: own.length }) }),
    })
    const list = await show(VendorJobsDocument as never, { first: 5 })
    const stats = await show(VendorStatsDocument as never)
    own = [mine]
    push({ jobs: [asChange(mine)] })
    await soon()
    expect(list.ids()).toEqual([mine.id])
    expect(stats.data()).toMatchObject({ vendorStats: { activeJobs: 1 } })
    own = []
    push({ jobs: [asChange({ ...mine, vendorId: null, status: 'pending' })] })
    await rest()
    expect(list.ids()).toEqual([])
    expect(count('VendorJobs')).toBe(2)
    expect(list.wasEmpty() || stats.wasEmpty()).toBe(false)
  })

  test('counts a completed job as earned', async () => {
    const mine = makeOwnJob({ status: 'in_progress' })
    const { push, show, count } = setUp('vendor', { EarnedJobs: { earnedJobs: connection([]) } })
    await show(EarnedJobsDocument as never, { first: 5 })
    push({ jobs: [asChange(mine)] })
    await rest()
    expect(count('EarnedJobs')).toBe(1)
    push({ jobs: [asChange({ ...mine, status: 'completed' })] })
    await rest()
    expect(count('EarnedJobs')).toBe(2)
  })
})

describe('refetching', () => {
  const job = makeJob()

  const withDetails = async () => {
    let bids = 0
    const app = setUp('customer', {
      CustomerJobs: { customerJobs: connection([job]) },
      JobDetails: () => ({
        job: makeJob({ bids: Array.from({ length: bids }, (_, at) => makeBid({ id: bidId(at) })) }),
      }),
    })
    await app.show(CustomerJobsDocument as never)
    return { ...app, add: () => bids++ }
  }
  const bid = (openBidCount: number): Partial<Changes> => ({
    jobs: [asChange(makeJob({ openBidCount }))],
    stale: [{ kind: 'bid', id: 'b1', jobId: job.id }],
  })

  test('fetches the missing data of the open order, which stays on screen', async () => {
    const { push, show, count, add } = await withDetails()
    const details = await show(JobDetailsDocument as never, { id: job.id })
    add()
    push(bid(1))
    await soon()
    expect(details.data()).toMatchObject({ job: { openBidCount: 1, bids: { nodes: [{}] } } })
    expect(details.wasEmpty()).toBe(false)
    expect(count('JobDetails')).toBe(2)
    expect(count('CustomerJobs')).toBe(1)
  })

  test('drops an order that is not open, and fetches it when it is opened', async () => {
    const { client, push, count, add } = await withDetails()
    const query = { query: JobDetailsDocument, variables: { id: job.id } }
    await client.query(query)
    add()
    push(bid(1))
    await soon()
    expect(count('JobDetails')).toBe(1)
    expect((await client.query(query)).data?.job.bids.nodes).toHaveLength(1)
  })

  test('refetches for a second change within 250 ms, however soon it follows the first', async () => {
    const { push, show, add } = await withDetails()
    const details = await show(JobDetailsDocument as never, { id: job.id })
    for (const at of [1, 2]) {
      add()
      push(bid(at))
      await soon()
    }
    await jest.advanceTimersByTimeAsync(200)
    await soon()
    expect(details.data()).toMatchObject({ job: { bids: { nodes: [{}, {}] } } })
  })

  test('refetches constantly changing data less and less often, and shows the last state', async () => {
    const { push, show, count, add } = await withDetails()
    const details = await show(JobDetailsDocument as never, { id: job.id })
    for (let at = 1; at <= 100; at++) {
      if (at <= 5) add()
      push(bid(at))
      await jest.advanceTimersByTimeAsync(50)
    }
    await jest.advanceTimersByTimeAsync(2500)
    expect(count('JobDetails')).toBeLessThan(10)
    expect(details.data()).toMatchObject({ job: { bids: { nodes: [{}, {}, {}, {}, {}] } } })
  })

  test('refetches no details of a job when a message was read', async () => {
    const { push, show, count } = await withDetails()
    await show(JobDetailsDocument as never, { id: job.id })
    push({
      jobs: [asChange(makeJob({ unreadMessages: 1 }))],
      stale: [{ kind: 'message', id: 'm1', jobId: job.id }],
    })
    await rest()
    expect(count('JobDetails')).toBe(1)
  })

  test('keeps as many pages of a list as are shown', async () => {
    let issue = 'Before'
    const tickets = [1, 2, 3].map(number => makeTicket({ id: `t${number}` }))
    const { client, push, show, count } = setUp('customer', {
      SupportTickets: ({ after }: { after?: string }) => {
        const at = after ? Number(after) : 0
        const ticket = { ...tickets[at], issue }
        return { supportTickets: connection([ticket], at < 2 ? String(at + 1) : null, 'SupportTicket') }
      },
    })
    const list = await show(SupportTicketsDocument as never)
    const [query] = client.getObservableQueries()
    await query?.fetchMore({ variables: { after: '1' } })
    await soon()
    expect(list.ids()).toEqual(['t1', 't2'])
    issue = 'After'
    push({ stale: [{ kind: 'ticket', id: 't1', jobId: null }] })
    await soon()
    expect(list.data()).toMatchObject({ supportTickets: { nodes: [{ issue }, { issue }] } })
    expect(count('SupportTickets')).toBe(4)
  })

  test('refetches what is on screen after a reload, and drops the rest', async () => {
    const { client, push, show, count, calls } = await withDetails()
    await client.query({ query: JobDetailsDocument, variables: { id: job.id } })
    const list = await show(CustomerJobsDocument as never)
    push({ reload: true })
    await soon()
    expect(list.wasEmpty()).toBe(false)
    expect(calls.map(({ operation }) => operation)).toEqual([
      'CustomerJobs',
      'JobDetails',
      // Fetched once, although two screens show it.
      'CustomerJobs',
    ])
    await client.query({ query: JobDetailsDocument, variables: { id: job.id } })
    expect(count('JobDetails')).toBe(2)
  })

  test("keeps what couldn't be refetched on screen, and refetches it after the break", async () => {
    let isAway = false
    let issue = 'Before'
    const { push, show, onFailure, refetcher } = setUp('customer', {
      SupportTickets: () =>
        isAway
          ? new TypeError('Failed to fetch')
          : { supportTickets: connection([makeTicket({ issue })], null, 'SupportTicket') },
    })
    const list = await show(SupportTicketsDocument as never)
    isAway = true
    issue = 'After'
    push({ stale: [{ kind: 'ticket', id: 't1', jobId: null }] })
    await rest()
    expect(list.data()).toMatchObject({ supportTickets: { nodes: [{ issue: 'Before' }] } })
    refetcher.retry()
    await rest()
    // The longer it fails, the longer the stream waits.
    expect(onFailure.mock.calls).toEqual([[1], [2]])
    isAway = false
    refetcher.retry()
    await rest()
    expect(list.data()).toMatchObject({ supportTickets: { nodes: [{ issue: 'After' }] } })
    expect(onFailure).toHaveBeenCalledTimes(2)
    expect(list.wasEmpty()).toBe(false)
  })

  test('shows why the viewer may no longer see something', async () => {
    let isLost = false
    const { push, client } = setUp('customer', {
      JobDetails: () => (isLost ? refusal('NOT_FOUND', 'No such job') : { job }),
    })
    const details = client.watchQuery({ query: JobDetailsDocument, variables: { id: job.id } })
    details.subscribe(() => {})
    await soon()
    isLost = true
    push({ gone: [job.id] })
    await rest()
    expect(details.getCurrentResult().error?.message).toBe('No such job')
  })
})

describe('dropping from the cache', () => {
  type Stored = Record<string, Record<string, string> | undefined>
  const field = (name: string) => [name, `of ${name}`]
  /** Fields that a kind of change makes stale whatever their arguments. */
  const causes = [...cachePolicy.fields].flatMap(([name, field]) =>
    name === 'jobs' ? [] : (field.causes ?? []).map(cause => ({ name, cause })),
  )
  const fields = [...new Set(causes.map(({ name }) => name))]
  const kinds = [...Map.groupBy(causes, ({ cause }) => cause)].map(
    ([kind, found]) => [kind, found.map(({ name }) => name)] as const,
  )

  test.each(kinds.filter(([kind]) => kind !== 'movedJob' && kind !== 'ownJob') as [ChangeKind, string[]][])(
    'drops on a %s: %j',
    async (kind, names) => {
      const { client, push } = setUp('admin', {})
      client.cache.restore({ ROOT_QUERY: { __typename: 'Query', ...Object.fromEntries(fields.map(field)) } })
      push({ stale: [{ kind, id: null, jobId: null }] })
      await soon()
      const left = Object.keys((client.cache.extract() as Stored).ROOT_QUERY ?? {}).filter(
        name => name !== '__typename',
      )
      expect(left).toEqual(fields.filter(name => !names.includes(name)))
    },
  )

  test('drops only the thread of its own job on a message', async () => {
    const { client, push } = setUp('customer', {})
    const thread = (number: number) => `messages:{"jobId":"${orderId(number)}"}`
    client.cache.restore({ ROOT_QUERY: { __typename: 'Query', [thread(1)]: 'one', [thread(2)]: 'two' } })
    push({ stale: [{ kind: 'message', id: 'm1', jobId: orderId(1) }] })
    await soon()
    expect((client.cache.extract() as Stored).ROOT_QUERY).toEqual({ __typename: 'Query', [thread(2)]: 'two' })
  })

  test('drops only the lists of jobs that need an admin', async () => {
    const { client, push } = setUp('admin', {})
    const lists = { 'jobs:{"needs":"vendor"}': 'some', 'jobs:{"status":"pending"}': 'others' }
    client.cache.restore({ ROOT_QUERY: { __typename: 'Query', ...lists } })
    push({ stale: [{ kind: 'ticket', id: 't1', jobId: null }] })
    await soon()
    expect((client.cache.extract() as Stored).ROOT_QUERY).toEqual({
      __typename: 'Query',
      'jobs:{"status":"pending"}': 'others',
    })
  })

  test("drops a user's data", async () => {
    const { client, push } = setUp('admin', {})
    client.cache.restore({ 'User:u1': { __typename: 'User', id: 'u1', firstName: 'Maria' } })
    push({ stale: [{ kind: 'user', id: 'u1', jobId: null }] })
    await soon()
    expect((client.cache.extract() as Stored)['User:u1']).toEqual({ __typename: 'User', id: 'u1' })
  })
})

describe('an answer that is older than a change', () => {
  const job = makeJob()

  /** The server's answers wait until the test releases them. */
  const slow = (answers: Record<string, unknown>) => {
    const waiting: Array<() => void> = []
    const network = Object.fromEntries(
      Object.entries(answers).map(([name, answer]) => [
        name,
        () => new Promise<never>(resolve => waiting.push(() => resolve(answer as never))),
      ]),
    )
    const letGo = () => {
      for (const go of waiting.splice(0)) go()
    }
    return { network, letGo }
  }

  test('does not undo it', async () => {
    const { network, letGo } = slow({ CustomerJobs: { customerJobs: connection([job]) } })
    const { push, show } = setUp('customer', network)
    const list = await show(CustomerJobsDocument as never)
    push({
      jobs: [
        asChange(makeJob({ openBidCount: 3 })),
        asChange(makeJob({ id: orderId(2), createdAt: '2026-11-21T09:00:00.000Z' })),
      ],
    })
    letGo()
    await soon()
    expect(list.ids()).toEqual([orderId(2), job.id])
    expect(list.data()).toMatchObject({ customerJobs: { nodes: [{}, { openBidCount: 3 }] } })
  })

  test('refetches what only the server knows', async () => {
    const { network, letGo } = slow({
      SupportTickets: { supportTickets: connection([], null, 'SupportTicket') },
    })
    const { push, show, count } = setUp('customer', network)
    await show(SupportTicketsDocument as never)
    push({ stale: [{ kind: 'ticket', id: 't1', jobId: null }] })
    letGo()
    await soon()
    expect(count('SupportTickets')).toBe(2)
    letGo()
    await rest()
    expect(count('SupportTickets')).toBe(2)
  })
})

describe('news', () => {
  const job = makeJob({ openBidCount: 1, unreadMessages: 1 })
  const known = async (userType: UserType) => {
    const app = setUp(userType, { CustomerJobs: { customerJobs: connection([job]) } })
    await app.show(CustomerJobsDocument as never)
    return app
  }

  test.each([
    ['one more bid', { openBidCount: 2 }, ['bid']],
    ['one more message', { unreadMessages: 2 }, ['message']],
    ['both', { openBidCount: 2, unreadMessages: 2 }, ['bid', 'message']],
    ['a bid that was withdrawn', { openBidCount: 0 }, []],
    ['messages that were read', { unreadMessages: 0 }, []],
    ['the same again', {}, []],
  ])('announces %s', async (_, some, kinds) => {
    const { push, onNews } = await known('customer')
    push({ jobs: [asChange({ ...job, ...some })] })
    expect(onNews.mock.calls.map(([news]) => (news as News).kind)).toEqual(kinds)
  })

  test('announces nothing to admins', async () => {
    const { push, onNews } = await known('admin')
    push({ jobs: [asChange({ ...job, openBidCount: 2, unreadMessages: 2 })] })
    expect(onNews).not.toHaveBeenCalled()
  })

  test('announces users whose data changed, unless their own act brought it', async () => {
    const { push, onStale } = await known('customer')
    const row = { kind: 'user' as const, id: VENDOR_ID, jobId: null }
    push({ stale: [row, { kind: 'ticket', id: 't1', jobId: null }] })
    expect(onStale.mock.calls).toEqual([[expect.objectContaining(row)]])
  })
})
