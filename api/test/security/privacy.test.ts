import { type GraphQLObjectType, getNamedType, isLeafType } from 'graphql'
import { buildHaulbidSchema } from '../../http/graphql/schema.js'
import type { Client } from '../client.js'
import { graphql } from '../generated/gql.js'
import { type Harness, startHarness } from '../harness.js'
import { admin, customer, type TestUser, vendor } from '../users.js'
import { allThat } from './everything.js'
import { secrets, secretsByNoun } from './secretsByNoun.js'
import type { Reader, Story } from './story.js'

/**
 * Everybody requests everything the API returns, four levels deep, and finds only data that they may see. The queries
 * are generated from the schema, so that future fields are covered too.
 */

const schema = buildHaulbidSchema()

let harness: Harness
let story: Story

beforeAll(async () => {
  harness = await startHarness()
  const profile = (name: string, last: number) => ({
    firstName: `${name}First`,
    lastName: `${name}Last`,
    phone: `(512) 555-000${last}`,
    email: `secret.${name.toLowerCase()}@example.com`,
  })
  story = {
    harness,
    dana: await customer(harness, profile('Dana', 1)),
    kim: await customer(harness, profile('Kim', 2)),
    dale: await vendor(harness, {}, profile('Dale', 3)),
    mia: await vendor(harness, {}, profile('Mia', 4)),
    ada: await admin(harness),
    jobs: {},
  }
  for (const { part } of secretsByNoun) await part.leave?.(story)
})
afterAll(() => harness.stop())

const asked = () => {
  const { dana, kim, dale, mia, ada } = story
  return {
    jobIds: Object.values(story.jobs),
    customerIds: [dana.id, kim.id],
    vendorIds: [dale.id, mia.id],
    userIds: [dana, kim, dale, mia, ada].map(({ id }) => id),
  }
}
const found = (text: string, words: readonly string[]) => words.filter(word => text.includes(word))
const readers: Reader[] = ['dana', 'dale', 'mia', 'kim', 'ada', 'nobody']

test.each(readers)(
  'shows %s their own data and nothing about others',
  async who => {
    const text = await allThat(who === 'nobody' ? harness.visitor() : story[who], asked())
    const wordsThat = (sees: boolean) =>
      secrets.flatMap(({ words, seenBy }) => (seenBy.includes(who) === sees ? words : []))
    expect(found(text, wordsThat(true))).toEqual(wordsThat(true))
    expect(found(text, wordsThat(false))).toEqual([])
  },
  120_000,
)

test('has secrets of each noun in which people write about a job', () => {
  const without = secretsByNoun.filter(({ noun, part }) => noun.written && !part.secrets)
  expect(without.map(({ noun }) => noun.name)).toEqual([])
})

test('shows other users no messages and no job', async () => {
  const { messages } = await story.mia.ask(
    graphql(`query MessagesTotalCount($id: UUID!) { messages(jobId: $id) { totalCount } }`),
    { id: story.jobs.won! },
  )
  expect(messages.totalCount).toBe(0)
  const ask = graphql(`query JobId($id: UUID!) { job(id: $id) { id } }`)
  const missing = await story.kim.refusal(ask, { id: '00000000-0000-4000-8000-000000000000' })
  expect(await story.kim.refusal(ask, { id: story.jobs.won! })).toEqual(missing)
})

test('serves files only to their owners, admins, and people who may see the job', async () => {
  const { vendorDocuments } = await story.dale.ask(
    graphql(`query VendorDocumentsFilePath { vendorDocuments { filePath } }`),
  )
  const path = vendorDocuments[0]!.filePath
  const statusFor = async (client: Client) => (await client.fetch(path)).status
  expect(await Promise.all([story.dale, story.ada].map(statusFor))).toEqual([200, 200])
  const others = [story.mia, story.dana, story.kim, harness.visitor()]
  expect(await Promise.all(others.map(statusFor))).toEqual([404, 404, 404, 404])
})

test('shows a losing vendor only their bid, the type, the status, the ZIP code, and the dates', async () => {
  const plain = Object.values((schema.getType('Job') as GraphQLObjectType).getFields())
    .filter(({ type, args }) => isLeafType(getNamedType(type)) && args.length === 0)
    .map(({ name }) => name)
  const { data } = await story.mia.answer(`{ job(id: "${story.jobs.won!}") { ${plain.join(' ')} } }`)
  const { job } = data as { job: Record<string, unknown> }
  const isEmpty = (value: unknown) => [null, false, '', 0].includes(value as null) || `${value}` === ''
  expect(plain.filter(name => !isEmpty(job[name])).sort()).toEqual([
    'createdAt',
    'id',
    'orderNumber',
    'scheduledDate',
    'status',
    // Visitors see the service without the customer's name.
    'title',
    'type',
    'whyNotBid',
    'zipCode',
  ])
})

test('shows the next vendor the history since they got the job, and nothing about the vendor before', async () => {
  const HISTORY = graphql(`
    query HistoryOfPassedOn($id: UUID!) {
      job(id: $id) { history { fromStatus toStatus reason actor { firstName } } }
    }
  `)
  const read = async (who: TestUser) =>
    (await who.ask(HISTORY, { id: story.jobs.passedOn! })).job.history.map(
      ({ fromStatus, toStatus, reason, actor }) => [actor?.firstName, fromStatus, toStatus, reason],
    )
  const posted = ['DanaFirst', null, 'pending', null]
  const accepted = ['DanaFirst', 'pending', 'accepted', null]
  expect(await read(story.dale)).toEqual([posted, accepted])
  expect(await read(story.dana)).toEqual([
    posted,
    accepted,
    ['MiaFirst', 'accepted', 'pending', 'MiasReason'],
    accepted,
  ])
  expect(await read(story.mia)).toEqual([])
})
