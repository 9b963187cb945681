import { freePort } from '../../../tools/freePort.mjs'
import { dumpsterRental, postRental } from '../deals.js'
import { eventually } from '../eventually.js'
import { build, ServerProcess } from '../process/serverProcess.js'
import { customer } from '../users.js'
import { findHalfDone } from './consistency.js'
import { Install } from './Install.js'

const RULES = 120
const JOBS = 50
const CUSTOMERS = 10
const MOST_PER_DAY = 10
/** Half of the rules have no limit, the others take this many of the jobs. */
const BIDS = (RULES / 2) * (JOBS + MOST_PER_DAY)
const DAY_MS = 86_400_000

let install: Install
let second: ServerProcess | undefined

beforeAll(async () => {
  await build()
  install = await Install.start()
}, 180_000)

afterAll(async () => {
  await second?.end('SIGTERM')
  await install.stop()
})

const count = async (sql: string): Promise<number> => Number((await install.ask(sql))[0].count)
const bidsMade = () => count('select count(*) from bids where is_instant')

/** Tasks of a killed process, before they are taken over. */
const runningSince = (time: string) =>
  count(`select count(*) from graphile_worker._private_jobs where locked_at < '${time}'`)

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

const postAll = async (zipCode: string) => {
  await install.ask(`
    with made as (insert into users (id, username, email, first_name, last_name, user_type)
      select id, id::text, id || '@example.com', 'Lee', 'Vendor', 'vendor'
        from (select gen_random_uuid() as id from generate_series(1, ${RULES})) ids returning id),
    areas as (insert into service_areas (id, vendor_id, zip_code) select gen_random_uuid(), id, '${zipCode}' from made),
    services as (insert into vendor_services (id, vendor_id, service_type) select gen_random_uuid(), id, 'dumpster_rental' from made)
    insert into offer_rules (id, vendor_id, size, price, notice_hours, most_per_day, stands_days, created_at)
    select gen_random_uuid(), id, '20_yard', 380, 24, case when row_number() over () % 2 = 0 then ${MOST_PER_DAY} end, 3, now() from made`)
  // The hourly cleanup keeps only the latest notices of each.
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => customer(install.harness)))
  const dates = { dropoffDate: dayIn(10), pickupDate: dayIn(17) }
  await Promise.all(
    Array.from({ length: JOBS }, (_, at) =>
      postRental(customers[at % CUSTOMERS]!, { ...dumpsterRental, ...dates, zipCode }),
    ),
  )
}

const expectExact = async (all: number) => {
  await eventually(all, bidsMade, 300_000)
  expect(
    await count(
      'select count(*) from (select from bids group by job_id, vendor_id having count(*) > 1) twice',
    ),
  ).toBe(0)
  expect(
    await count(`select count(*) from (select b.offer_rule_id from bids b join offer_rules r on r.id = b.offer_rule_id
      group by b.offer_rule_id, b.offer_day, r.most_per_day having count(*) > r.most_per_day) over_most`),
  ).toBe(0)
  expect(await findHalfDone(install)).toEqual({})
}

it('makes each instant bid once through kill -9 of the API, three times', async () => {
  await postAll('78701')
  for (const share of [0.1, 0.3, 0.6]) {
    await eventually(true, async () => (await bidsMade()) > BIDS * share, 300_000)
    await install.killServer()
    const [{ now }] = await install.ask('select now()::text')
    await install.startServer()
    await eventually(0, () => runningSince(now), 30_000)
  }
  await expectExact(BIDS)
}, 900_000)

it('makes each instant bid once in two processes', async () => {
  second = new ServerProcess({
    PORT: String(await freePort()),
    DATA_DIR: install.dataDir,
    DATABASE_URL: install.postgres.url,
    DEMO: 'off',
    RATE_LIMIT_SCALE: '100000',
  })
  await second.ready()
  await postAll('78702')
  await expectExact(2 * BIDS)
}, 900_000)
