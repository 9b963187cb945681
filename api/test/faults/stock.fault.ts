import { freePort } from '../../../tools/freePort.mjs'
import { Client } from '../client.js'
import { ACCEPT_BID, bid, PROPOSE_CHANGE, postRental } from '../deals.js'
import { eventually } from '../eventually.js'
import { LOGIN } from '../operations.js'
import { build, ServerProcess } from '../process/serverProcess.js'
import { stockUp } from '../stock.js'
import { customer, PASSWORD, type TestUser, vendor } from '../users.js'
import { Install } from './Install.js'

const JOBS = 20
const ACCEPTS = 1000
const STOCK = 3

let install: Install
let second: ServerProcess
beforeAll(async () => {
  await build()
  install = await Install.start()
  second = await new ServerProcess({ ...install.server.settings, PORT: String(await freePort()) }).ready()
}, 180_000)
afterAll(async () => {
  await second.end('SIGTERM')
  await install.stop()
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const soon = { dropoffDate: inDays(5), pickupDate: inDays(9) }

interface Offer {
  by: TestUser
  bidId: string
  jobId: string
}

/** Customers with a job each, on which the vendor has bid. */
const offersOf = async (dale: TestUser, count: number): Promise<Offer[]> => {
  const offers: Offer[] = []
  while (offers.length < count) {
    const by = await customer(install.harness)
    const jobId = await postRental(by, soon)
    offers.push({ by, jobId, bidId: await bid(dale, jobId) })
  }
  return offers
}

/** The same person at the other process. */
const atSecond = async ({ email }: TestUser): Promise<Client> => {
  const client = new Client(second.url)
  await client.ask(LOGIN, { input: { email, password: PASSWORD } })
  return client
}

const HELD = `select j.status, r.unit_id is not null as held, j.id from jobs j
  left join reservations r on r.job_id = j.id and r.vendor_id = j.vendor_id and r.released_at is null`

/** Whatever happened, a job under way holds a dumpster, and no other does. */
const expectWhole = async ({ id }: TestUser) => {
  const jobs = await install.ask(
    `${HELD} where exists (select from bids b where b.job_id = j.id and b.vendor_id = '${id}')`,
  )
  for (const { status, held } of jobs)
    expect({ status, held }).toEqual({ status, held: status !== 'pending' })
  const [free] = await install.ask(`select count(*)::int as held from reservations r
    where r.vendor_id = '${id}' and r.released_at is null
      and not exists (select from jobs j where j.id = r.job_id and j.vendor_id = r.vendor_id and j.status <> 'cancelled')`)
  expect(free).toEqual({ held: 0 })
  return jobs.filter(({ held }) => held).length
}

const kills: [string, () => Promise<void>][] = [
  [
    'the API',
    async () => {
      await install.killServer()
      await install.startServer()
    },
  ],
  [
    'PostgreSQL',
    async () => {
      install.postgres.kill()
      await eventually(503, () => install.status('/readyz'))
      await install.postgres.restart()
      await eventually(200, () => install.status('/readyz'))
    },
  ],
]

it.each(kills)(
  'holds a dumpster for each accepted job and no other through kill -9 of %s',
  async (_, kill) => {
    const dale = await vendor(install.harness)
    await stockUp(dale, JOBS)
    const offers = await offersOf(dale, JOBS)
    const accepts = offers.map(({ by, bidId }) => by.answer(ACCEPT_BID, { bidId }).catch(() => null))
    await Promise.race(accepts)
    await kill()
    const answers = await Promise.all(accepts)
    const done = answers.filter(answer => answer?.errors.length === 0).length
    expect(await expectWhole(dale)).toBeGreaterThanOrEqual(done)
    // Pressed again, the rest goes, too.
    for (const { by, bidId } of offers) await by.answer(ACCEPT_BID, { bidId })
    expect(await expectWhole(dale)).toBe(JOBS)
  },
)

/** Books as many rentals as if they had been delivered so many days ago, to be picked up in so many days. */
const deliveredJobs = async (dale: TestUser, { ago, pickup }: { ago: number; pickup: number }) => {
  const offers = await offersOf(dale, JOBS)
  for (const { by, bidId } of offers) await by.ask(ACCEPT_BID, { bidId })
  const of = `job_id in (select id from jobs where vendor_id = '${dale.id}')`
  const at = (days: number) => `now() + interval '${days} days'`
  await install.ask(`
    update jobs set status = 'in_progress', dropoff_date = current_date - ${ago}, pickup_date = current_date + ${pickup}
      where vendor_id = '${dale.id}';
    update visits set status = 'done', window_start = ${at(-ago)}, window_end = ${at(-ago)} + interval '1 hour',
      arrived_at = ${at(-ago)}, done_at = ${at(-ago)} where ${of} and kind = 'delivery';
    update visits set window_start = ${at(pickup)}, window_end = ${at(pickup)} + interval '1 hour' where ${of} and kind = 'pickup';
    update reservations set pinned = true, period = daterange(current_date - ${ago}, current_date + ${pickup}) where ${of};`)
  return { offers, of }
}

it.each(kills)('plans each swap with a dumpster, or not at all, through kill -9 of %s', async (_, kill) => {
  const dale = await vendor(install.harness)
  await stockUp(dale, 2 * JOBS)
  const { offers, of } = await deliveredJobs(dale, { ago: 2, pickup: 9 })
  await install.ask(`update bids set swap_price = 100 where ${of}`)
  const window = (hour: string) => `${inDays(4)}T${hour}:00:00.000Z`
  const times = { windowStart: window('15'), windowEnd: window('17') }
  const swap = ({ by, jobId }: Offer) =>
    by.answer(PROPOSE_CHANGE, { input: { jobId, kind: 'swap', ...times } }).catch(() => null)
  const swaps = offers.map(swap)
  await Promise.race(swaps)
  await kill()
  await Promise.all(swaps)
  const planned = () =>
    install.ask(`select (select count(*)::int from visits v where v.job_id = j.id and v.kind = 'swap') as swaps,
        (select count(*)::int from job_charges c where c.job_id = j.id and c.kind = 'swap') as charges,
        (select count(r.unit_id)::int from reservations r where r.job_id = j.id and r.released_at is null) as units
      from jobs j where j.vendor_id = '${dale.id}'`)
  for (const { swaps: made, charges, units } of await planned())
    expect({ charges, units }).toEqual({ charges: made, units: made + 1 })
  // It may take some seconds until the API finds its database again.
  const isAnswered = async (offer: Offer) => {
    const answer = await swap(offer)
    return answer?.errors.every(({ extensions }) => extensions.code !== 'UNAVAILABLE')
  }
  for (const offer of offers) await eventually(true, () => isAnswered(offer))
  expect(await planned()).toEqual(Array.from({ length: JOBS }, () => ({ swaps: 1, charges: 1, units: 2 })))
})

it.each(kills)(
  'keeps every dumpster that is not back for another day through kill -9 of %s',
  async (_, kill) => {
    const dale = await vendor(install.harness)
    await stockUp(dale, JOBS)
    const { of } = await deliveredJobs(dale, { ago: 10, pickup: -5 })
    await install.ask(`select graphile_worker.add_job('extendStock', '{}')`)
    // By the jobs' own clock, whose day ends hours after that of the database.
    const kept = async () =>
      (
        await install.ask(
          `select count(*)::int as count from reservations where ${of} and upper(period) > (now() at time zone 'America/Chicago')::date`,
        )
      )[0].count
    await eventually(true, async () => (await kept()) > 0)
    await kill()
    await install.ask(`select graphile_worker.add_job('extendStock', '{}')`)
    await eventually(JOBS, kept)
  },
)

it('lets three of 1,000 accepts over 20 jobs win if there are three dumpsters, through two processes', async () => {
  const dale = await vendor(install.harness)
  await stockUp(dale, STOCK)
  const offers = await offersOf(dale, JOBS)
  const others = await Promise.all(offers.map(({ by }) => atSecond(by)))
  const answers = await Promise.all(
    Array.from({ length: ACCEPTS }, (_, at) => {
      const { by, bidId } = offers[at % JOBS]!
      const client = Math.floor(at / JOBS) % 2 ? others[at % JOBS]! : by
      return client.answer(ACCEPT_BID, { bidId })
    }),
  )
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(STOCK)
  const reasons = new Set(
    answers.flatMap(({ status, errors }) =>
      errors.map(({ extensions }) =>
        [status, (extensions as { reason?: string }).reason ?? extensions.code].join(' '),
      ),
    ),
  )
  // Those who are too late for a job that is booked, or whose bid is withdrawn by now.
  const LATE = ['NO_STOCK', 'JOB_NOT_OPEN', 'BID_NOT_PENDING', 'UNAVAILABLE', 'RATE_LIMITED']
  for (const reason of reasons) expect(LATE).toContain(reason.split(' ')[1])
  expect(reasons).toContain('200 NO_STOCK')
  expect(await expectWhole(dale)).toBe(STOCK)
  const pending = async () =>
    install.ask(
      `select b.status, count(*)::int from bids b where b.vendor_id = '${dale.id}' group by 1 order by 1`,
    )
  await eventually(
    [
      { status: 'accepted', count: STOCK },
      { status: 'withdrawn', count: JOBS - STOCK },
    ],
    pending,
  )
})
