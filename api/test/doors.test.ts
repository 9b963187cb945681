import { readFile } from 'node:fs/promises'
import { failedVisit } from '../domain/visits/test/setups.js'
import { buildHaulbidSchema } from '../http/graphql/schema.js'
import {
  ACCEPT_BID,
  ARRIVE_AT_VISIT,
  bid,
  COMPLETE_VISIT,
  firstVisit,
  nextDay,
  PROPOSE_CHANGE,
  postRental,
  setOff,
  VISITS,
} from './deals.js'
import { type Harness, startHarness } from './harness.js'
import { textWith } from './operationText.js'
import { mutations } from './security/policiesByNoun.js'
import { makeWorld, type World } from './security/world.js'
import { photo } from './uploads.js'
import type { TestUser } from './users.js'

/**
 * Runs every mutation, sees which effects it has on a deal, and expects exactly the doors that docs/architecture.md lists.
 * A new door is refused here until somebody has put the effect's guard behind it.
 */

const schema = buildHaulbidSchema()

/** Each effect as the text of everything that it changes. */
const effects = {
  'time at the address': `select string_agg(concat(id, window_start, window_end), ',' order by id) from visits`,
  price: `select concat((select string_agg(concat(id, status, amount), ',' order by id) from job_charges),
    (select string_agg(concat(id, final_price), ',' order by id) from jobs where vendor_id is not null))`,
  state: `select concat((select string_agg(concat(id, status), ',' order by id) from visits),
    (select string_agg(concat(id, status), ',' order by id) from jobs where vendor_id is not null))`,
  date: `select string_agg(concat(id, pickup_date_time, dropoff_date, pickup_date, scheduled_date), ',' order by id) from jobs
    where vendor_id is not null`,
  record: `select concat((select string_agg(concat(id, failure_reason), ',' order by id) from visits),
    (select string_agg(concat(id, lost_by_id), ',' order by id) from job_events where lost_by_id is not null),
    (select string_agg(id::text, ',' order by id) from jobs where status = 'completed'))`,
}
type Effect = keyof typeof effects

let harness: Harness
let world: World
beforeAll(async () => {
  harness = await startHarness({ stripe: true, env: { RATE_LIMIT_SCALE: '1000' } })
  world = await makeWorld(harness)
})
afterAll(() => harness.stop())

const read = async (): Promise<Record<Effect, string>> => {
  const columns = Object.entries(effects).map(([name, sql]) => `md5((${sql})) as "${name}"`)
  const { rows } = await harness.database.pool.query(`select ${columns.join(', ')}`)
  return rows[0]
}

const doors = new Map<string, Set<string>>(Object.keys(effects).map(effect => [effect, new Set()]))

/** A rental that the vendor has, and its pickup. */
const rental = async () => {
  const { customer, vendor } = world.people
  // Other mutations have given the vendor a few dumpsters, which these rentals would use up.
  await harness.database.pool.query(
    `insert into units (id, vendor_id, size, label, created_at)
     select gen_random_uuid(), vendor_id, size, 'more ' || gen_random_uuid(), now() from (select distinct vendor_id, size from units) u,
       generate_series(1, 2)`,
  )
  const jobId = await postRental(customer)
  const bidId = await bid(vendor, jobId)
  await harness.database.pool.query('update bids set included_days = 7, extra_day_price = 15 where id = $1', [
    bidId,
  ])
  await customer.ask(ACCEPT_BID, { bidId })
  const { visits } = (await customer.ask(VISITS, { id: jobId })).job
  return { jobId, visitId: visits.find(({ kind }) => kind === 'pickup')!.id }
}
const later = { windowStart: '2027-01-05T15:00:00.000Z', windowEnd: '2027-01-05T19:00:00.000Z' }
const move = async () => ({ kind: 'move_visit' as const, ...(await rental()), ...later })

/** A swap is planned for the rental, whose dumpster is there. */
const swapped = async () => {
  const { customer, vendor } = world.people
  const { jobId } = await rental()
  await harness.database.pool.query('update bids set swap_price = 70 where job_id = $1', [jobId])
  const visitId = await firstVisit(customer, jobId)
  await setOff(vendor, visitId)
  await vendor.ask(ARRIVE_AT_VISIT, { visitId })
  await vendor.ask(COMPLETE_VISIT, { visitId, input: { photos: [await photo(vendor)] } })
  const input = { jobId, kind: 'swap' as const, ...nextDay }
  await customer.ask(PROPOSE_CHANGE, { input })
  return jobId
}

/** What the rightful user of a policy doesn't reach with its one setup. */
const more: Record<string, (() => Promise<{ by: TestUser; variables: Record<string, unknown> }>)[]> = {
  cancelJob: [async () => ({ by: world.people.customer, variables: { jobId: (await rental()).jobId } })],
  scheduleVisit: [
    async () => ({
      by: world.people.admin,
      variables: { input: { jobId: (await failedVisit(world)).jobId, kind: 'haul', ...nextDay } },
    }),
  ],
  proposeChangeOrder: [async () => ({ by: world.people.customer, variables: { input: await move() } })],
  completeJob: [async () => ({ by: world.people.vendor, variables: { jobId: await swapped() } })],
  completeVisit: [
    async () => {
      const { vendor } = world.people
      const { visits } = (await vendor.ask(VISITS, { id: await swapped() })).job
      const visitId = visits.find(({ kind }) => kind === 'pickup')!.id
      await setOff(vendor, visitId)
      await vendor.ask(ARRIVE_AT_VISIT, { visitId })
      return { by: vendor, variables: { visitId, input: {} } }
    },
  ],
  acceptChangeOrder: [
    async () => {
      const { proposeChangeOrder } = await world.people.vendor.ask(PROPOSE_CHANGE, { input: await move() })
      return { by: world.people.customer, variables: { id: proposeChangeOrder.id } }
    },
    async () => {
      const { jobId } = await rental()
      const input = { jobId, kind: 'longer_rental' as const, pickupDate: '2027-01-05', amount: '40' }
      const { proposeChangeOrder } = await world.people.vendor.ask(PROPOSE_CHANGE, { input })
      return { by: world.people.customer, variables: { id: proposeChangeOrder.id } }
    },
  ],
}

const walk = async (name: string, by: TestUser, variables: Record<string, unknown>) => {
  const text = textWith('mutation', schema.getMutationType()!.getFields()[name]!, variables)
  const before = await read()
  const { send } = mutations[name]!
  const { errors } = send ? await send(by, text) : await by.answer(text, variables)
  expect(errors).toEqual([])
  const after = await read()
  for (const effect of Object.keys(effects) as Effect[])
    if (after[effect] !== before[effect]) doors.get(effect)!.add(name)
}

test.each(Object.entries(mutations))('walks through %s', async (name, { may, setup }) => {
  const { variables = {}, by } = (await setup?.(world)) ?? {}
  await walk(name, by ?? world.people[may[0]!], variables)
  for (const prepare of more[name] ?? []) {
    const again = await prepare()
    await walk(name, again.by, again.variables)
  }
})

test('finds exactly the doors that the manual lists', async () => {
  const manual = await readFile(new URL('../../docs/architecture.md', import.meta.url), 'utf8')
  const listed = Object.keys(effects).map(effect => {
    const [, names = ''] = new RegExp(`^\\| ${effect} \\|([^|]*)\\|`, 'm').exec(manual) ?? []
    return [effect, [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()]
  })
  expect(listed).toEqual([...doors].map(([effect, names]) => [effect, [...names].sort()]))
})
