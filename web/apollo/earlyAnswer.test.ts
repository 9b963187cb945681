import { limits } from '@rules/limits.js'
import {
  AvailableJobsDocument,
  CustomerFirstScreenDocument,
  CustomerJobsDocument,
  LogoutDocument,
  NoticesDocument,
  ShellDocument,
  UnfinishedOrdersDocument,
  VendorAgendaDocument,
  VendorFirstScreenDocument,
  VendorJobsDocument,
  VendorStatsDocument,
} from '../generated/graphql.js'
import { fakeNetwork, type Network } from '../testing/fakeNetwork.js'
import { connection } from '../testing/makers/connection.js'
import { makeAvailableJob, makeJob, makeOwnJob } from '../testing/makers/makeJob.js'
import { makeShell } from '../testing/makers/makeShell.js'
import { makeUser } from '../testing/makers/makeUser.js'
import { makeAgenda, makeStats, makeVendor } from '../testing/makers/makeVendor.js'
import { makeClient } from './client.js'
import type { EarlyAnswer, FirstScreen } from './earlyAnswer.js'
import { liveCursor } from './live/liveState.js'

beforeEach(() => liveCursor.set(null))

const maria = makeUser()
const jobs = connection([makeJob()])

const ofCustomer: FirstScreen = {
  data: { ...makeShell(maria), customerJobs: jobs, unfinished: jobs },
  variables: {},
  cursor: '7',
}

const ofVendor: FirstScreen = {
  data: {
    ...makeShell(makeVendor()),
    availableJobs: connection([makeAvailableJob()]),
    vendorJobs: connection([makeOwnJob()]),
    vendorStats: makeStats(),
    vendorAgenda: makeAgenda(),
  },
  variables: { first: limits.overviewItems },
  cursor: '7',
}

const arrived = (screen: FirstScreen | null, query: EarlyAnswer['query']): EarlyAnswer => ({
  query,
  here: screen,
  arrives: Promise.resolve(screen),
})

/** An answer under way, and how it arrives. */
const underWay = (query: EarlyAnswer['query']) => {
  const { promise, resolve } = Promise.withResolvers<FirstScreen | null>()
  const early: EarlyAnswer = { query, here: undefined, arrives: promise }
  const arrive = (screen: FirstScreen | null) => {
    early.here = screen
    resolve(screen)
  }
  return { early, arrive }
}

const opened = (early: EarlyAnswer, network: Network = {}) => {
  const { link, calls } = fakeNetwork(network)
  return { client: makeClient(link, early), asked: () => calls.map(({ operation }) => operation) }
}

test("takes all that a customer's home asks first from the early answer", async () => {
  const { client, asked } = opened(arrived(ofCustomer, () => CustomerFirstScreenDocument))
  const [shell, list, unfinished] = await Promise.all([
    client.query({ query: ShellDocument }),
    client.query({ query: CustomerJobsDocument, variables: {} }),
    client.query({ query: UnfinishedOrdersDocument }),
  ])
  expect(asked()).toEqual([])
  expect(shell.data?.me?.id).toBe(maria.id)
  expect(list.data?.customerJobs.nodes).toHaveLength(1)
  expect(unfinished.data?.customerJobs.nodes).toHaveLength(1)
  expect(liveCursor.read()).toBe('7')
})

test("takes all that a vendor's dashboard asks first from the early answer", async () => {
  const { client, asked } = opened(arrived(ofVendor, () => VendorFirstScreenDocument))
  const variables = { first: limits.overviewItems }
  await Promise.all([
    client.query({ query: ShellDocument }),
    client.query({ query: AvailableJobsDocument, variables }),
    client.query({ query: VendorJobsDocument, variables }),
    client.query({ query: VendorStatsDocument }),
    client.query({ query: VendorAgendaDocument }),
  ])
  expect(asked()).toEqual([])
})

test('asks as usual for another page of a list and for what no first screen shows', async () => {
  const { client, asked } = opened(
    arrived(ofCustomer, () => CustomerFirstScreenDocument),
    { CustomerJobs: { customerJobs: connection([]) } },
  )
  await client.query({ query: CustomerJobsDocument, variables: { status: 'completed' } })
  expect(asked()).toEqual(['CustomerJobs'])
})

test('waits for an answer that is under way, and asks only for what is not in it', async () => {
  const { early, arrive } = underWay(() => CustomerFirstScreenDocument)
  const { client, asked } = opened(early, {
    Notices: { notices: connection([]) },
  })
  const shell = client.query({ query: ShellDocument })
  const notices = client.query({ query: NoticesDocument })
  await Promise.resolve()
  expect(asked()).toEqual([])
  arrive(ofCustomer)
  expect((await shell).data?.me?.id).toBe(maria.id)
  await notices
  expect(asked()).toEqual(['Notices'])
})

test.each(['in time', 'late'])('lets each query ask for itself if no answer came %s', async when => {
  const { early, arrive } = underWay(() => CustomerFirstScreenDocument)
  if (when === 'in time') arrive(null)
  const { client, asked } = opened(early, { Shell: makeShell(maria) })
  const shell = client.query({ query: ShellDocument })
  if (when === 'late') arrive(null)
  expect((await shell).data?.me?.id).toBe(maria.id)
  expect(asked()).toEqual(['Shell'])
  expect(liveCursor.read()).toBeNull()
})

test("lets each query ask for itself without the page's code, which knows what was asked", async () => {
  const { client, asked } = opened(
    arrived(ofCustomer, () => undefined),
    { Shell: makeShell(maria) },
  )
  await client.query({ query: ShellDocument })
  expect(asked()).toEqual(['Shell'])
})

test('sends a mutation without waiting', async () => {
  const { early } = underWay(() => CustomerFirstScreenDocument)
  const { client, asked } = opened(early, { Logout: { logout: true } })
  await client.mutate({ mutation: LogoutDocument })
  expect(asked()).toEqual(['Logout'])
})
