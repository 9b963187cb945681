import { checkLedger } from '../../domain/ledger/checkLedger.js'
import { compareFees } from '../../domain/ledger/compareFees.js'
import { walkCards } from '../cardHistories.js'
import { vendorWithCards } from '../cards.js'
import { type Harness, startHarness } from '../harness.js'
import { Random, SEED } from '../random.js'
import { taskWork } from '../taskWork.js'
import { customer } from '../users.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ stripe: true, env: { RATE_LIMIT_SCALE: '100000' } })
})
afterAll(() => harness.stop())

/** HISTORIES=10000 tries what the issue of card payments asked for; it takes about half an hour. */
const HISTORIES = Number(process.env.HISTORIES ?? 150)
const AT_ONCE = 75

const COUNTS = `select count(*) filter (where refund_of is null and status = 'confirmed') as paid,
  count(*) filter (where attempt > 2) as "asked for again", count(*) filter (where status = 'lapsed') as lapsed,
  count(*) filter (where refund_of is not null and status = 'confirmed') as refunded,
  count(*) filter (where refund_of is not null and status = 'failed') as "refunds that failed",
  count(*) filter (where dispute_status = 'lost') as "disputes lost", count(*) filter (where dispute_status = 'won') as "disputes won",
  count(*) filter (where fee > 0 and status = 'confirmed') as "fees collected" from job_payments where provider = 'stripe'`

test(`ends with what is owed paid, or a named failure, over ${HISTORIES} histories of cards, from the seed ${SEED}`, async () => {
  const random = new Random(SEED)
  for (let done = 0; done < HISTORIES; done += AT_ONCE) {
    const vendors = [await vendorWithCards(harness), await vendorWithCards(harness)] as const
    const people = { customer: await customer(harness), vendors }
    await harness.database.pool.query("update sessions set expires_at = '2199-01-01'")
    const wrong = await walkCards(harness, { ...people, random, count: AT_ONCE, rounds: 10 })
    expect(wrong).toEqual([])
  }
  // Histories that get nowhere prove nothing. Whether the rarer ends come up depends on the seed.
  const { rows } = await harness.database.pool.query<Record<string, string>>(COUNTS)
  const usual = ['paid', 'lapsed', 'refunded', 'fees collected']
  expect(usual.filter(end => Number(rows[0]![end]) === 0)).toEqual([])
  if (process.env.HISTORIES) console.log(rows[0])
  await checkLedger(harness.app.context, {}, taskWork('checkLedger'))
  await compareFees(harness.app.context, {}, taskWork('compareFees'))
}, 3_600_000)
