import { expire } from '../../domain/deals/expire.js'
import type { Answer, Operation } from '../client.js'
import {
  ACCEPT_CHANGE,
  COMPLETE_JOB,
  CONTEST_CHARGE,
  PROPOSE_CHANGE,
  UPHOLD_CHARGE,
  VOID_CHARGE,
} from '../deals.js'
import { type Harness, START, startHarness } from '../harness.js'
import { CANCEL_JOB } from '../operations.js'
import { taskWork } from '../taskWork.js'
import type { TestUser } from '../users.js'
import { Interleaver } from './interleave.js'
import { leftovers } from './leftovers.js'
import { makeScene } from './makeScene.js'
import type { Scene, Stage } from './scene.js'

/** Two acts on one job, the second in the middle of the first: exactly these outcomes, wherever the first is stopped. */

let harness: Harness
let interleaver: Interleaver
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100000' } })
  interleaver = await Interleaver.over(harness)
})
beforeEach(() => {
  harness.clock.now = START
})
afterAll(async () => {
  await interleaver.close()
  await harness.stop()
})

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(START.getTime() + hours * HOUR_MS)

type Act = (scene: Scene) => Promise<string>

const outcomeOf = ({ errors: [error] }: Answer): string =>
  error ? (error.extensions.reason ?? error.extensions.code) : 'done'
const act =
  (by: (scene: Scene) => TestUser, operation: Operation, variables: (scene: Scene) => object): Act =>
  async scene =>
    outcomeOf(await by(scene).answer(operation, variables(scene)))

const customer = (scene: Scene) => scene.customer
const vendor = (scene: Scene) => scene.vendor
const admin = (scene: Scene) => scene.admin

const propose = (by: (scene: Scene) => TestUser, given: (scene: Scene) => object) =>
  act(by, PROPOSE_CHANGE, scene => ({ input: { jobId: scene.jobId, ...given(scene) } }))
const moveTo = (hours: number) => (scene: Scene) => ({
  kind: 'move_visit',
  visitId: scene.visitId,
  windowStart: inHours(hours).toISOString(),
  windowEnd: inHours(hours + 2).toISOString(),
})
const swap = () => ({
  kind: 'swap',
  windowStart: inHours(100).toISOString(),
  windowEnd: inHours(102).toISOString(),
})
const extraWork = ({ paperId }: Scene) => ({
  kind: 'extra',
  amount: '10',
  note: 'A piano',
  evidence: [`/objects/${paperId}`],
})
const accept = act(customer, ACCEPT_CHANGE, ({ changeOrderId }) => ({ id: changeOrderId }))
const complete = act(vendor, COMPLETE_JOB, ({ jobId }) => ({ jobId }))
const cancel = (by: (scene: Scene) => TestUser) => act(by, CANCEL_JOB, ({ jobId }) => ({ jobId }))
const charge = ({ chargeId }: Scene) => ({ chargeId, reason: 'Two days' })
const contest = act(customer, CONTEST_CHARGE, charge)

/** Runs with the clock ahead, which each request reads when it starts. */
const at =
  (hours: number, then: Act): Act =>
  async scene => {
    harness.clock.now = inHours(hours)
    return then(scene)
  }
const expireNow: Act = async () => {
  await expire(harness.app.context, {}, taskWork('expire'))
  return 'done'
}
const LAST = 48 - 1 / HOUR_MS

interface Race {
  what: string
  stage: Stage
  first: Act
  second: Act
  /** The outcomes of the two that may be, and the statuses of the scene's change order and charge then. */
  outcomes: string[]
}

const races: Race[] = [
  {
    what: 'the customer moves a visit twice',
    stage: 'accepted',
    first: propose(customer, moveTo(200)),
    second: propose(customer, moveTo(300)),
    outcomes: ['done, done'],
  },
  {
    what: 'the customer moves a visit, and the vendor asks to',
    stage: 'accepted',
    first: propose(customer, moveTo(200)),
    second: propose(vendor, moveTo(300)),
    outcomes: ['done, done', 'CHANGE_OPEN, done'],
  },
  {
    what: 'the vendor asks twice to move a visit',
    stage: 'accepted',
    first: propose(vendor, moveTo(200)),
    second: propose(vendor, moveTo(300)),
    outcomes: ['done, CHANGE_OPEN', 'CHANGE_OPEN, done'],
  },
  {
    what: 'the customer moves a visit and cancels',
    stage: 'accepted',
    first: propose(customer, moveTo(200)),
    second: cancel(customer),
    outcomes: ['done, done', 'JOB_STATE, done'],
  },
  {
    what: 'the customer asks for a swap twice',
    stage: 'delivered',
    first: propose(customer, swap),
    second: propose(customer, swap),
    outcomes: ['done, VISIT_STATE', 'VISIT_STATE, done'],
  },
  {
    what: 'the customer asks for a swap, and the vendor completes the job',
    stage: 'delivered',
    first: propose(customer, swap),
    second: complete,
    outcomes: ['done, done', 'JOB_STATE, done'],
  },
  {
    what: 'the customer accepts extra work, and an admin cancels the job',
    stage: 'changed',
    first: accept,
    second: cancel(admin),
    outcomes: ['done, done', 'CHANGE_CLOSED, done', 'NOT_FOUND, done'],
  },
  {
    what: 'the customer accepts extra work, and the vendor completes the job',
    stage: 'changed',
    first: accept,
    second: complete,
    outcomes: ['done, done', 'done, CHANGE_OPEN'],
  },
  {
    what: 'the vendor proposes extra work and completes the job',
    stage: 'in_progress',
    first: propose(vendor, extraWork),
    second: complete,
    outcomes: ['done, CHANGE_OPEN', 'JOB_STATE, done'],
  },
  {
    what: 'the customer accepts extra work in its last moment, and it expires',
    stage: 'changed',
    first: at(LAST, accept),
    second: at(48, expireNow),
    outcomes: ['done, done', 'CHANGE_CLOSED, done'],
  },
  {
    what: 'the customer contests a charge in the last moment, and again at the 72nd hour',
    stage: 'in_progress',
    first: at(72 - 1 / HOUR_MS, contest),
    second: at(72, contest),
    outcomes: ['done, CHARGE_CLOSED'],
  },
  {
    what: 'the customer contests a charge, and the vendor voids it',
    stage: 'in_progress',
    first: contest,
    second: act(vendor, VOID_CHARGE, charge),
    outcomes: ['done, done', 'CHARGE_CLOSED, done'],
  },
  {
    what: 'two admins decide on a contested charge',
    stage: 'contested',
    first: act(admin, UPHOLD_CHARGE, charge),
    second: act(admin, VOID_CHARGE, charge),
    outcomes: ['done, done', 'CHARGE_CLOSED, done'],
  },
]

const findLeftovers = async (): Promise<string[]> => {
  const found: string[] = []
  for (const [what, sql] of Object.entries(leftovers))
    if ((await harness.database.pool.query(sql)).rows.length > 0) found.push(what)
  return found
}

const PLACES = Array.from({ length: 14 }, (_, n) => n + 2)

test.each(races)('has one outcome when $what', async ({ stage, first, second, outcomes }) => {
  for (const place of PLACES) {
    harness.clock.now = START
    const scene = await makeScene(harness, stage)
    await harness.database.pool.query("update sessions set expires_at = '2199-01-01'")
    // A day or more ahead, where the customer moves a visit at once.
    if (stage === 'accepted')
      await harness.database.pool.query(
        'update visits set window_start = $2, window_end = $3 where job_id = $1',
        [scene.jobId, inHours(100), inHours(102)],
      )
    const codes = await interleaver.run(
      () => first(scene),
      () => second(scene),
      place,
    )
    expect(outcomes).toContain(codes.join(', '))
  }
  expect(await findLeftovers()).toEqual([])
})

test('keeps the agreed percentage while an admin changes the setting', async () => {
  const { pool } = harness.database
  const setPercent = (percent: number) =>
    pool.query('update settings set service_fee_percent = $1', [percent])
  for (const place of PLACES) {
    await setPercent(5)
    const scene = await makeScene(harness, 'accepted')
    const [outcome] = await interleaver.run(
      () => propose(vendor, () => ({ kind: 'discount', amount: '5' }))(scene),
      () => setPercent(20).then(() => 'done'),
      place,
    )
    expect(outcome).toBe('done')
    const { rows } = await pool.query(
      `select service_fee = round(final_price * service_fee_percent / 100, 2) as exact, service_fee_percent::text as percent
       from jobs where id = $1`,
      [scene.jobId],
    )
    expect(rows[0]).toEqual({ exact: true, percent: '5.00' })
  }
  await setPercent(0)
})
