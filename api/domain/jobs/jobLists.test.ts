import { acceptedJob, completedJob, postJunk, postRental, SUBMIT_RATING, startJob } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import type { PlacesQuery } from '../../test/generated/graphql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
let ids: string[]

const RELEASE =
  'mutation ($jobId: UUID!) { releaseJob(jobId: $jobId, reason: "The truck broke down") { id } }'
const CANCEL = 'mutation ($jobId: UUID!) { cancelJob(jobId: $jobId) { id } }'

beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
  const back = await acceptedJob(dana, dale)
  await dale.ask(RELEASE, { jobId: back })
  const cancelled = await postJunk(dana)
  await dana.ask(CANCEL, { jobId: cancelled })
  const started = await acceptedJob(dana, dale)
  await startJob(dale, started)
  const rated = await completedJob(dana, dale)
  await dana.ask(SUBMIT_RATING, { input: { jobId: rated, rating: 5 } })
  ids = [
    back,
    cancelled,
    started,
    // Its payment waits to be settled.
    rated,
    await acceptedJob(dana, dale),
    await completedJob(dana, dale),
    await completedJob(dana, dale),
    await postJunk(dana),
    await postRental(dana),
    await postJunk(dana, { zipCode: '78704' }),
  ]
})
afterAll(() => harness.stop())

const PLACES = graphql(`
  query Places($id: UUID!) {
    job(id: $id) {
      id createdAt listedAt scheduledDate dueAt completedDate
      lists { name args { name value } orders { sort field isAscending } }
    }
  }
`)

type Placed = PlacesQuery['job']

/** A list, its arguments, and the viewer who asks. */
const lists: [string, 'dana' | 'dale', Record<string, unknown>][] = [
  ['customerJobs', 'dana', {}],
  ['customerJobs', 'dana', { unfinished: true }],
  ['customerJobs', 'dana', { status: 'pending', type: 'junk_pickup' }],
  ['vendorJobs', 'dale', {}],
  ['vendorJobs', 'dale', { sort: 'due' }],
  ['earnedJobs', 'dale', {}],
  ['availableJobs', 'dale', {}],
  ['availableJobs', 'dale', { sort: 'soonest' }],
  ['availableJobs', 'dale', { zipCode: '78701', type: 'junk_pickup' }],
  ['availableJobs', 'dale', { zipCode: '78701', type: 'dumpster_rental', sort: 'soonest' }],
]

const written = (args: Record<string, unknown>) =>
  Object.entries({ first: 50, ...args })
    .map(([name, value]) => `${name}: ${name === 'zipCode' ? `"${value}"` : value}`)
    .join(', ')

test.each(lists)('says whether and where each job is in %s of %s with %j', async (name, who, args) => {
  const viewer = { dana, dale }[who]
  const answer = await viewer.ask(`{ list: ${name}(${written(args)}) { nodes { id } } }`)
  const listed: string[] = answer.list.nodes.map(({ id }: { id: string }) => id)
  const { sort, ...filters } = args
  const found: { job: Placed; place: Placed['lists'][number] }[] = []
  for (const id of ids) {
    const answered = await viewer.answer(PLACES, { id })
    const job = answered.data?.job
    const place = job?.lists.find(list => list.name === name)
    const has = (filter: string) =>
      place?.args?.some(arg => arg.name === filter && arg.value === String(filters[filter]))
    if (job && place && Object.keys(filters).every(has)) found.push({ job, place })
  }
  const order = found[0]!.place.orders.find(each => !sort || each.sort === sort)!
  const keyOf = ({ job }: (typeof found)[number]) => `${job[order.field as 'createdAt']} ${job.id}`
  const sorted = found.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  expect((order.isAscending ? sorted : sorted.toReversed()).map(({ job }) => job.id)).toEqual(listed)
  expect(listed.length).toBeGreaterThan(0)
})

test('says whether a job is wanted on a day', async () => {
  const [id] = ids.slice(-3)
  const { job } = await dale.ask(PLACES, { id: id! })
  const date = job.lists[0]!.args!.find(({ name }) => name === 'date')!.value
  const ask = async (day: string) => {
    const answer = await dale.ask(`{ availableJobs(date: "${day}", first: 50) { nodes { id } } }`)
    return answer.availableJobs.nodes.map((node: { id: string }) => node.id)
  }
  expect(await ask(date)).toContain(id)
})

test('tells admins to ask when only the server knows, and whose lists it is in', async () => {
  const ada = await admin(harness)
  const { job } = await ada.ask(PLACES, { id: ids[2]! })
  const named = Object.fromEntries(job.lists.map(({ name, args }) => [name, args]))
  expect(named).toMatchObject({ jobs: null, availableJobs: null })
  expect(named.customerJobs).toContainEqual({ name: 'customerId', value: dana.id })
  expect(named.vendorJobs).toContainEqual({ name: 'vendorId', value: dale.id })
})

test("tells a vendor without the job nothing about its vendor's lists", async () => {
  const mia = await vendor(harness)
  const { job } = await mia.ask(PLACES, { id: ids.at(-3)! })
  expect(job.lists.map(({ name }) => name)).toEqual(['availableJobs'])
})
