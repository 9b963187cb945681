import { type GraphQLObjectType, type OperationDefinitionNode, parse } from 'graphql'
import { files, operationsText, routes } from '../../domain/nouns.js'
import { buildHaulbidSchema } from '../../http/graphql/schema.js'
import { mayOpen } from '../../rules/people/mayOpen.js'
import { listed, mayRun } from '../../rules/people/mayRun.js'
import type { PersonRole } from '../../rules/people/roles.js'
import type { Client } from '../client.js'
import { acceptedJob, bid, firstVisit, makeDue, postJunk } from '../deals.js'
import { eventually } from '../eventually.js'
import { type Harness, startHarness } from '../harness.js'
import { LiveClient } from '../LiveClient.js'
import { textWith } from '../operationText.js'
import { newStatement } from '../statements.js'
import { photo } from '../uploads.js'
import { customer, person, type TestUser, vendor } from '../users.js'
import { allThat, selectionOn } from './everything.js'
import { ANYBODY, addressOf, type Policy } from './policies.js'
import { moreQueries, mutations, queries, restPaths } from './policiesByNoun.js'
import { rowChanges } from './rowChanges.js'
import { makeWorld, type World } from './world.js'

/**
 * Every operation, REST path, file, and the stream as a dispatcher, a driver, somebody of another business, and somebody who
 * works nowhere: what they may not do changes no row, and drivers read no amount.
 */

const schema = buildHaulbidSchema()

const PEOPLE = ['dispatcher', 'driver', 'outsider', 'left'] as const
type Person = (typeof PEOPLE)[number]
const REFUSALS = ['FORBIDDEN', 'NOT_FOUND', 403, 404]
const roleOf: Record<Person, PersonRole | null> = {
  dispatcher: 'dispatcher',
  driver: 'driver',
  outsider: 'dispatcher',
  left: null,
}

let harness: Harness
let world: World
let people: Record<Person, TestUser>
beforeAll(async () => {
  harness = await startHarness({ live: true, stripe: true, env: { RATE_LIMIT_SCALE: '1000' } })
  world = await makeWorld(harness)
  const { vendor: business, otherVendor } = world.people
  people = {
    dispatcher: await person(harness, business, 'dispatcher', { firstName: 'Rosa' }),
    driver: await person(harness, business, 'driver'),
    outsider: await person(harness, otherVendor, 'dispatcher', { firstName: 'Otto' }),
    left: await person(harness, business, 'owner', { firstName: 'Lena' }),
  }
  await sql("update business_people set left_at = '2026-11-20T00:00:00Z' where user_id = $1", [
    people.left.id,
  ])
})
afterAll(() => harness.stop())

const sql = (text: string, values: unknown[] = []) => harness.database.pool.query(text, values)

/** Whether the policy lets this person in, if the table of roles does. */
const isTheirs = (who: Person, { may }: Pick<Policy, 'may'>): boolean =>
  may === ANYBODY ||
  (who === 'dispatcher' ? may.includes('vendor') : who === 'outsider' && may.includes('otherVendor'))

/** Lists that a driver reads, of their own visits alone. */
const DRIVERS = ['vendorVisits']

interface Refused {
  may: Policy['may']
  refusedAs?: Partial<Record<string, string | number>> | undefined
}

/** The people whom an operation refuses, with the codes or statuses. */
const refusedOnes = (fields: string[], { may, refusedAs }: Refused, by: TestUser | undefined) =>
  PEOPLE.flatMap((who): [Person, (string | number)[]][] => {
    const isListed = fields.every(field => mayRun(roleOf[who], field))
    if (!isListed) return [[who, ['FORBIDDEN', 403]]]
    // Their own account: not what belongs to somebody else.
    if (by || may === ANYBODY || fields.every(field => mayRun(null, field))) return []
    const isDrivers = may.includes('otherVendor') || fields.every(field => DRIVERS.includes(field))
    if (isTheirs(who, { may }) || (who === 'driver' && isDrivers)) return []
    return [[who, [...REFUSALS, refusedAs?.otherVendor ?? 403]]]
  })

const rootOf = (kind: 'query' | 'mutation') =>
  (kind === 'query' ? schema.getQueryType() : schema.getMutationType()) as GraphQLObjectType

const tryAll = async (kind: 'query' | 'mutation', name: string, policy: Policy) => {
  const { variables = {}, by } = (await policy.setup?.(world)) ?? {}
  const text = textWith(kind, rootOf(kind).getFields()[name]!, variables)
  const codeFor = async (client: Client) => {
    const { errors } = policy.send ? await policy.send(client, text) : await client.answer(text, variables)
    return errors[0]?.extensions.code
  }
  const before = await rowChanges(harness.database)
  for (const [who, codes] of refusedOnes([name], policy, by)) {
    const code = await codeFor(people[who])
    expect({ who, code, isRefused: codes.includes(code!) }).toEqual({ who, code, isRefused: true })
    expect(`as ${who}: ${await rowChanges(harness.database)}`).toBe(`as ${who}: ${before}`)
  }
  // With the same arguments, so that it was the role that was refused.
  if (
    !by &&
    policy.may.includes('vendor') &&
    policy.may !== ANYBODY &&
    mayRun('dispatcher', name) &&
    !mayRun(null, name)
  )
    expect(await codeFor(people.dispatcher)).toBeUndefined()
}

test('names operations of the schema alone, and files under /api', () => {
  const all = new Set([...Object.keys(mutations), ...Object.keys(queries), 'changes'])
  const stray = listed.filter(name => !all.has(name))
  // These come with the screens of people and the board.
  expect(['assignVisit', 'board', 'leaveBusiness']).toEqual(expect.arrayContaining(stray))
  expect(
    Object.keys(files)
      .filter(path => mayOpen('dispatcher', path))
      .sort(),
  ).toEqual(['/calendar/:id.ics', '/jobs/:id/calendar.ics', '/jobs/:id/proof.pdf', '/jobs/:id/receipt.pdf'])
})

describe('mutation', () => {
  test.each(Object.entries(mutations))('refuses roles and strangers: %s', (name, policy) =>
    tryAll('mutation', name, policy),
  )
})

describe('query', () => {
  test.each([...Object.entries(queries), ...moreQueries])('refuses roles and strangers: %s', (name, policy) =>
    tryAll('query', name, policy),
  )
})

const documents = parse(operationsText).definitions.filter(
  (definition): definition is OperationDefinitionNode => definition.kind === 'OperationDefinition',
)
/** The operations of GraphQL that a path runs. */
const fieldsOf = ({ operation }: (typeof routes)[number]): string[] => {
  const names = typeof operation === 'string' ? [operation] : Object.values(operation)
  return documents
    .filter(({ name }) => names.includes(name!.value))
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .map(selection => (selection as { name: { value: string } }).name.value)
}

test.each(Object.entries(restPaths))('refuses roles and strangers over REST: %s', async (name, policy) => {
  const [method, pattern] = name.split(' ') as [string, string]
  const route = routes.find(each => each.method === method && each.path === pattern)!
  const asked = (await policy.request?.(world)) ?? {}
  const { body, by } = asked
  const address = addressOf(pattern, asked)
  const before = await rowChanges(harness.database)
  for (const [who, statuses] of refusedOnes(fieldsOf(route), policy, by)) {
    const sent = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const { status } = await people[who].fetch(address, { method, ...sent })
    expect({ who, status, isRefused: statuses.includes(status) }).toEqual({
      who,
      status,
      isRefused: true,
    })
    expect(`as ${who}: ${await rowChanges(harness.database)}`).toBe(`as ${who}: ${before}`)
  }
})

test('opens files under /api and objects by role', async () => {
  const { customer: dana, vendor: dale } = world.people
  const jobId = await acceptedJob(dana, dale)
  const statementId = await newStatement(harness, dale.id)
  const statusOf = async (client: Client, path: string) => (await client.fetch(path)).status
  const ids: Record<string, string> = { Job: jobId, Statement: statementId }
  for (const path of Object.keys(files).filter(each => !each.startsWith('/calendar'))) {
    const id = ids[path.startsWith('/jobs') ? 'Job' : 'Statement']!
    const address = `/api${path.replace(':id', id)}`
    const expected = (who: Person, ifOpen: number) => (mayOpen(roleOf[who], path) ? ifOpen : 403)
    // The ledger is the admins'.
    const isOwners = !path.startsWith('/ledger')
    expect([path, await statusOf(dale, address)]).toEqual([path, isOwners ? 200 : 403])
    for (const [who, ifOpen] of [
      ['dispatcher', 200],
      ['driver', 404],
      ['outsider', 404],
      ['left', 403],
    ] as const)
      expect([path, who, await statusOf(people[who], address)]).toEqual([path, who, expected(who, ifOpen)])
  }
  const paper = await photo(dale)
  const { rows } = await sql(
    `insert into vendor_documents (id, vendor_id, document_type, file_name, file_path, uploaded_at)
      values (gen_random_uuid(), $1, 'w9_form', 'paper.png', $2, now()) returning id`,
    [dale.id, paper],
  )
  await sql('update uploads set vendor_document_id = $1 where id = $2', [
    rows[0].id,
    paper.slice('/objects/'.length),
  ])
  expect(await statusOf(dale, paper)).toBe(200)
  for (const who of PEOPLE) expect([who, await statusOf(people[who], paper)]).toEqual([who, 404])
})

describe('amounts', () => {
  /** As they stand in answers and in words. */
  const CANARIES = [
    '7777.13',
    '7,777.13',
    '8888.17',
    '8,888.17',
    '913.37',
    '1370.06',
    '1,370.06',
    '9147.19',
    '9,147.19',
    '611.17',
    '733.19',
    '583.28',
  ]
  const inText = (text: string) => CANARIES.filter(canary => text.includes(canary))

  let dana: TestUser
  let dale: TestUser
  let luis: TestUser
  let jobId: string
  let visitId: string
  let screen: LiveClient
  /** What the owner reads. */
  let owners: string
  const asked = () => ({
    jobIds: [jobId],
    customerIds: [dana.id],
    vendorIds: [dale.id],
    userIds: [dale.id, luis.id],
  })

  /** An operation of the driver that asks for everything in its answer. */
  const run = async (name: string, variables: object): Promise<string> => {
    const field = rootOf('mutation').getFields()[name]!
    const text = textWith('mutation', field, variables)
    for (let depth = 4; depth > 0; depth--) {
      const whole = text.replace('{ __typename }', selectionOn(field.type, depth)!)
      const { data, errors } = await luis.answer(whole, variables)
      if (errors.some(({ message }) => /costs|limit|[Tt]oken/.test(message))) continue
      expect([name, errors]).toEqual([name, []])
      return JSON.stringify(data)
    }
    throw new Error(`${name} costs too much`)
  }

  beforeAll(async () => {
    await sql('update settings set service_fee_percent = 7.5')
    dana = await customer(harness)
    dale = await vendor(harness)
    luis = await person(harness, dale, 'driver')
    jobId = await postJunk(dana, { customerBudget: '8888.17' })
    const bidId = await bid(dale, jobId, '7777.13')
    await sql(
      'update bids set included_tons = 1, extra_ton_price = 913.37, trip_fee = 611.17, swap_price = 733.19 where id = $1',
      [bidId],
    )
    await dana.answer('mutation ($bidId: UUID!) { acceptBid(bidId: $bidId) { id } }', { bidId })
    visitId = await firstVisit(dale, jobId)
    await makeDue(harness, visitId)
    await sql('update visits set assigned_to_id = $1 where job_id = $2', [luis.id, jobId])
    screen = await LiveClient.connect(harness.url, { cookie: luis.cookie! })
    const job = selectionOn(schema.getType('Job') as GraphQLObjectType, 1)!.replace(
      /\}$/,
      'charges { amount } acceptedBid { price } myBid { price } payments { amount } changeOrders { amount } visits { id tons } }',
    )
    screen.subscribe(
      `subscription { changes { cursor reload jobs ${job} gone stale { kind id jobId } acts { id act } } }`,
    )
    await eventually(true, () => screen.messages.length + screen.errors.length > 0)
    expect(screen.errors).toEqual([])
  })
  afterAll(() => screen.close())

  test('keeps every amount from a driver: in answers, stream, notices, mails, calendar, and files', async () => {
    const heard: string[] = []
    await harness.mails()
    const price = {
      jobId,
      amount: '50.00',
      note: 'Piano',
      kind: 'extra' as const,
      evidence: [await photo(dale)],
    }
    await dale.answer(
      'mutation ($input: ProposeChangeOrderInput!) { proposeChangeOrder(input: $input) { id } }',
      { input: price },
    )
    heard.push(await run('startVisit', { visitId, etaMinutes: 30 }))
    heard.push(await run('undoStartVisit', { visitId }))
    heard.push(await run('startVisit', { visitId, etaMinutes: 30 }))
    heard.push(await run('arriveAtVisit', { visitId }))
    await sql("update change_orders set status = 'withdrawn', decided_at = now() where job_id = $1", [jobId])
    await dana.answer('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }', {
      input: { jobId, content: 'The gate is open' },
    })
    heard.push(await run('sendMessage', { input: { jobId, content: 'Here' } }))
    heard.push(await run('markMessagesRead', { jobId }))
    const input = { photos: [await photo(luis)], tons: '2.50', ticketPhoto: await photo(luis) }
    heard.push(await run('completeVisit', { visitId, input }))
    heard.push(await run('proposeChangeOrder', { input: { jobId, visitId, kind: 'overweight' } }))
    heard.push(await allThat(luis, asked()))
    const mails = (await harness.mails()).filter(mail => mail.includes(luis.email))
    heard.push(...mails)
    const { rows } = await sql('select kind, data from notices where user_id = $1', [luis.id])
    heard.push(JSON.stringify(rows))
    heard.push(await run('createCalendarFeed', {}))
    const [, token] = /calendar\/([\w-]+)\.ics/.exec(heard.at(-1)!)!
    for (const path of [`/api/calendar/${token}.ics`, `/api/jobs/${jobId}/calendar.ics`]) {
      const answer = await luis.fetch(path)
      expect([path, answer.status]).toEqual([path, 200])
      heard.push(await answer.text())
    }
    await eventually(true, () => screen.jobs.some(({ status }) => status === 'completed'))
    heard.push(JSON.stringify(screen.messages))
    // They read the visit, its weight, and the address, and the owner reads each amount.
    expect(heard.join()).toContain('1100 Congress Ave')
    expect(heard.join()).toContain('2.50')
    expect(heard.flatMap(inText)).toEqual([])
    expect(mails.filter(mail => mail.includes('$'))).toEqual([])
    owners = await allThat(dale, asked())
    expect(inText(owners)).toEqual(expect.arrayContaining(['7777.13', '8888.17', '1370.06', '9147.19']))
  })

  test("keeps the business's fees and earnings from a dispatcher, and shows the prices of jobs", async () => {
    const rosa = await person(harness, dale, 'dispatcher', { firstName: 'Rosa' })
    const fee = (await sql('select service_fee as fee from jobs where id = $1', [jobId])).rows[0]
      .fee as string
    const text = await allThat(rosa, asked())
    expect(text).toContain('9147.19')
    expect(text).not.toContain(fee)
    expect(owners).toContain(fee)
  })
})
