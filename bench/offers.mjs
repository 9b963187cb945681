import { setTimeout as sleep } from 'node:timers/promises'
import { openBenchDatabase } from './benchDatabase.mjs'
import { askOnce } from './generator.mjs'
import { operations } from './operations.mjs'
import { requestOf, requestWith } from './requests.mjs'
import { startServer } from './servers.mjs'
import { webOperation } from './webDocuments.mjs'
import { readWorld } from './world.mjs'

const RULES = 500
const ZIP = '20003'
const POLL_MS = 5
const PROBE_MS = 25
const ROUNDS = 20

const dayIn = days => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const CONTACT = {
  firstName: 'Ana',
  lastName: 'Reyes',
  phone: '(512) 555-0147',
  address: '1 Main Street',
  zipCode: ZIP,
  images: [],
}

const kinds = {
  rental: {
    operation: 'RequestDumpsterRental',
    field: 'requestDumpsterRental',
    service: 'dumpster_rental',
    input: {
      ...CONTACT,
      dumpsterSize: '20_yard',
      dropoffDate: dayIn(90),
      dropoffTimePreference: 'morning',
      pickupDate: dayIn(97),
    },
    rules: `insert into offer_rules (id, vendor_id, size, price, included_days, extra_day_price, notice_hours, most_per_day, stands_days, created_at)
      select gen_random_uuid(), id, '20_yard', 380, 7, 12, 24, case when row_number() over () % 2 = 0 then 100 end, 3, now() from made`,
  },
  junk: {
    operation: 'RequestJunkPickup',
    field: 'requestJunkPickup',
    service: 'junk_pickup',
    input: {
      ...CONTACT,
      pickupDateTime: `${dayIn(90)}T15:00:00.000Z`,
      description: 'Two mattresses and a sofa',
      customerBudget: '200',
      hasHazardousItems: false,
      items: [
        { kind: 'mattress', count: 2 },
        { kind: 'sofa', count: 1 },
      ],
      access: 'stairs',
    },
    rules: `items as (insert into vendor_items (vendor_id, kind, takes, price)
        select id, kind, case when kind = 'mattress' then 'extra' else 'no' end, case when kind = 'mattress' then 40 end
          from made, unnest(array['mattress', 'tire']) kind)
      insert into haul_rules (id, vendor_id, minimum, eighth_prices, stairs_price, extra_eighth_price, notice_hours, most_per_day, stands_days, created_at)
      select gen_random_uuid(), id, 99, array[80, 140, 190, 240, 290, 330, 370, 400], 35, 45, 24,
        case when row_number() over () % 2 = 0 then 100 end, 3, now() from made`,
  },
}

/** Vendors with one rule each, half of them with a most per day, in a ZIP code that nobody else serves. */
const addRules = ({ admin }, { service, rules }) =>
  admin.query(
    `with made as (
      insert into users (id, username, email, first_name, last_name, user_type)
      select id, id::text, id || '@example.com', 'Lee', 'Vendor', 'vendor'
        from (select gen_random_uuid() as id from generate_series(1, $1::integer)) ids returning id),
    areas as (insert into service_areas (id, vendor_id, zip_code) select gen_random_uuid(), id, $2 from made),
    services as (insert into vendor_services (id, vendor_id, service_type) select gen_random_uuid(), id, $3 from made)${rules.startsWith('insert') ? '' : ','}
    ${rules}`,
    [RULES, ZIP, service],
  )

const bidsOn = async ({ admin }, jobId) => {
  const { rows } = await admin.query('select count(*)::int as count from bids where job_id = $1', [jobId])
  return rows[0].count
}

/** Milliseconds from sending a request to its answer, and from then to the last bid. */
const postOne = async (setup, port, { operation, field, input }) => {
  const request = requestWith('customer-1', webOperation(operation), { input })
  const sentAt = performance.now()
  const { text } = await askOnce(port, request)
  const answeredAt = performance.now()
  const { id } = JSON.parse(text).data[field]
  while ((await bidsOn(setup, id)) < RULES) await sleep(POLL_MS)
  return { posting: answeredAt - sentAt, bidding: performance.now() - answeredAt }
}

const at = (times, share) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1]

/** Asks for a list of jobs forty times a second until stopped. Returns the median in milliseconds. */
const probe = (port, world) => {
  let isOver = false
  const times = []
  const asking = (async () => {
    for (let n = 0; !isOver; n++) {
      const sentAt = performance.now()
      await askOnce(port, requestOf(operations.availableJobs, world, n))
      times.push(performance.now() - sentAt)
      await sleep(PROBE_MS)
    }
  })()
  return async () => {
    isOver = true
    await asking
    return at(times, 0.5)
  }
}

/** Times requests that match five hundred rules until the last bid is there, and what others notice of it. */
const runRules = async ({ size }, kind) => {
  const setup = await openBenchDatabase(size, { isPinned: false })
  const server = await startServer('haulbid', setup, { env: { WORKER: 'on' }, isPinned: false })
  try {
    const world = await readWorld(setup)
    await addRules(setup, kind)
    // The first run compiles the operation and its statements.
    await postOne(setup, server.port, kind)
    const idle = probe(server.port, world)
    await sleep(10_000)
    const alone = await idle()
    const meanwhile = probe(server.port, world)
    const times = []
    for (let round = 0; round < ROUNDS; round++) {
      times.push(await postOne(setup, server.port, kind))
      await sleep(1000)
    }
    const withOffers = await meanwhile()
    const of = name => times.map(each => each[name])
    return {
      size,
      rules: RULES,
      posting: { p50: at(of('posting'), 0.5), p95: at(of('posting'), 0.95) },
      bidding: { p50: at(of('bidding'), 0.5), p95: at(of('bidding'), 0.95) },
      list: { alone, withOffers },
    }
  } finally {
    await server.stop()
    await setup.stop()
  }
}

export const runOffers = how => runRules(how, kinds.rental)
export const runHauls = how => runRules(how, kinds.junk)
