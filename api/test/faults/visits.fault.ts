import { setTimeout as sleep } from 'node:timers/promises'
import type { Operation } from '../client.js'
import {
  ACCEPT_BID,
  ARRIVE_AT_VISIT,
  bid,
  CHARGES,
  COMPLETE_VISIT,
  CONFIRM_PAYMENT,
  CONTEST_CHARGE,
  dumpsterRental,
  MARK_PAID,
  PROPOSE_CHANGE,
  REQUEST_RENTAL,
  START_VISIT,
  VISITS,
} from '../deals.js'
import { eventually } from '../eventually.js'
import { build } from '../process/serverProcess.js'
import { photo } from '../uploads.js'
import { customer, type TestUser, vendor } from '../users.js'
import { findHalfDone } from './consistency.js'
import { Install } from './Install.js'

let install: Install

beforeAll(async () => {
  await build()
  install = await Install.start()
}, 180_000)

afterAll(() => install.stop())

const DAY_MS = 86_400_000
const AGAIN_MS = 100
const JOBS = 60

/** A busy server asks for another try. */
const isUnavailable = (told: unknown) => JSON.stringify(told).includes('UNAVAILABLE')

/** Like a driver who presses again until there is an answer. A refusal fails the test. */
const untilAnswered = async <Result>(act: () => Promise<Result>, broke: () => void): Promise<Result> => {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (String(error).includes('Refused') && !isUnavailable(String(error))) throw error
      broke()
      await sleep(AGAIN_MS)
    }
  }
}

it('keeps every step of a visit, its charge, and its payment once through kill -9 of the API, three times', async () => {
  const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  const [dana, dale] = [await customer(install.harness), await vendor(install.harness)]
  const rental = async () => {
    const input = { ...dumpsterRental, dropoffDate: dayIn(2), pickupDate: dayIn(9) }
    const jobId = (await dana.ask(REQUEST_RENTAL, { input })).requestDumpsterRental.id
    const bidId = await bid(dale, jobId)
    await install.ask(`update bids set included_tons = 1, extra_ton_price = 90 where id = '${bidId}'`)
    await dana.ask(ACCEPT_BID, { bidId })
    // No visit begins days before its window.
    await install.ask(
      `update visits set window_start = now(), window_end = now() + interval '6 hours' where job_id = '${jobId}'`,
    )
    return jobId
  }
  const jobs: string[] = []
  for (let made = 0; made < JOBS; made++) jobs.push(await rental())

  let [steps, broken] = [0, 0]
  const press = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    const result = await untilAnswered(act, () => {
      broken += 1
    })
    steps += 1
    return result
  }
  const ask = (by: TestUser, operation: Operation, variables: object) =>
    press(() => by.ask(operation, variables))
  /** An act that was done before its answer got lost is refused the second time. */
  const askOnce = (by: TestUser, operation: Operation, variables: object) =>
    press(async () => {
      const { errors } = await by.answer(operation, variables)
      if (isUnavailable(errors)) throw new Error('Try again')
    })
  const drive = async (id: string) => {
    const { job } = await ask(dale, VISITS, { id })
    for (const { id: visitId, kind } of job.visits) {
      await ask(dale, START_VISIT, { visitId, etaMinutes: 30 })
      await ask(dale, ARRIVE_AT_VISIT, { visitId })
      const photos = [await press(() => photo(dale))]
      const weight = kind === 'pickup' && { tons: '1.50', ticketPhoto: await press(() => photo(dale)) }
      await ask(dale, COMPLETE_VISIT, { visitId, input: { photos, ...weight } })
    }
    const heavier = { jobId: id, kind: 'overweight', quantity: '0.5' } as const
    await askOnce(dale, PROPOSE_CHANGE, { input: heavier })
    const { charges } = (await ask(dana, CHARGES, { id })).job
    const { id: chargeId } = charges.find(({ kind }: { kind: string }) => kind === 'overweight')
    await askOnce(dana, CONTEST_CHARGE, { chargeId, reason: 'It was lighter' })
    await askOnce(dale, MARK_PAID, { jobId: id, method: 'check' })
    await askOnce(dana, CONFIRM_PAYMENT, { jobId: id })
  }
  const driven = Promise.all(jobs.map(drive))
  for (const after of [100, 250, 400]) {
    await eventually(true, () => steps > after, 60_000)
    await install.killServer()
    await install.startServer()
  }
  await driven

  expect(broken).toBeGreaterThan(0)
  expect(await findHalfDone(install)).toEqual({})
  const [{ done, photos, completed }] = await install.ask(`
    select count(*) filter (where v.status = 'done')::int as done,
      (select count(*)::int from visit_photos p join uploads u on u.id = p.id and u.visit_id = p.visit_id) as photos,
      (select count(*)::int from jobs where status = 'completed') as completed from visits v`)
  expect({ done, photos, completed }).toEqual({ done: 2 * JOBS, photos: 3 * JOBS, completed: JOBS })
  expect(
    await install.ask(`select kind, status, count(*)::int from job_charges group by 1, 2 order by 1`),
  ).toEqual([
    { kind: 'base', status: 'booked', count: JOBS },
    { kind: 'overweight', status: 'contested', count: JOBS },
  ])
  // All but the contested charge.
  expect(
    await install.ask(`
      select count(*)::int from job_payments p join job_charges c on c.job_id = p.job_id and c.amount = p.amount
      where p.status = 'confirmed' and c.kind = 'base'`),
  ).toEqual([{ count: JOBS }])
  // The last visit of a job says that the job is completed.
  expect(
    await install.ask(`
      select kind, count(*)::int from notices where kind in ('visit_on_the_way', 'visit_arrived', 'visit_done', 'order_completed', 'payment_marked', 'payment_confirmed')
      group by kind order by kind`),
  ).toEqual([
    { kind: 'order_completed', count: JOBS },
    { kind: 'payment_confirmed', count: JOBS },
    { kind: 'payment_marked', count: JOBS },
    { kind: 'visit_arrived', count: 2 * JOBS },
    { kind: 'visit_done', count: JOBS },
    { kind: 'visit_on_the_way', count: 2 * JOBS },
  ])
  expect(
    await install.ask(
      `select job_id from job_events group by job_id having array_agg(to_status order by id) <> '{pending,accepted,in_progress,completed}'`,
    ),
  ).toEqual([])
})
