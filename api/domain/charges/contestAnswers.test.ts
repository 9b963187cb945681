import {
  ANSWER_CONTEST,
  acceptedJob,
  bookDays,
  CHARGES,
  CONTEST_CHARGE,
  completedJob,
  RELEASE_JOB,
  UNDO_CHARGE,
  UPHOLD_CHARGE,
  VISITS,
  VOID_CHARGE,
} from '../../test/deals.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CANCEL_JOB } from '../../test/operations.js'
import { photo } from '../../test/uploads.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'
import { ledgerDifferences } from '../ledger/checkLedger.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
let mia: TestUser
let ada: TestUser
let bea: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
  mia = await vendor(harness)
  ada = await admin(harness)
  bea = await admin(harness)
})
afterEach(() => {
  harness.clock.now = START
})
afterAll(() => harness.stop())

const sql = async (text: string, values: unknown[] = []) =>
  (await harness.database.pool.query(text, values)).rows
const reason = 'It was one day'
const answer = 'I came on Monday and on Tuesday'
const wait = (seconds: number) => {
  harness.clock.now = new Date(START.getTime() + seconds * 1000)
}
const reasonOf = async (by: TestUser, ...args: Parameters<TestUser['refusal']>) =>
  (await by.refusal(...args)).extensions.reason

const contested = async (jobId?: string) => {
  const of = jobId ?? (await acceptedJob(dana, dale))
  const chargeId = await bookDays(harness, of)
  await dana.ask(CONTEST_CHARGE, { chargeId, reason })
  return { jobId: of, chargeId }
}
const chargeOf = async (by: TestUser, { jobId, chargeId }: { jobId: string; chargeId: string }) =>
  (await by.ask(CHARGES, { id: jobId })).job.charges.find(({ id }) => id === chargeId)!

describe('an answer to a contest', () => {
  test('is read by the customer and admins, with its photos', async () => {
    const thing = await contested()
    expect(await chargeOf(dale, thing)).toMatchObject({ viewerCanAnswer: true, contestAnswer: null })
    const photos = [await photo(dale), await photo(dale)]
    await dale.ask(ANSWER_CONTEST, { chargeId: thing.chargeId, answer, photos })
    for (const by of [dana, ada, dale]) {
      const charge = await chargeOf(by, thing)
      expect(charge).toMatchObject({
        status: 'contested',
        contestAnswer: answer,
        answeredAt: START.toISOString(),
        viewerCanAnswer: by === dale,
      })
      expect(charge.answerPhotos.map(({ path }) => path).sort()).toEqual([...photos].sort())
      expect((await by.fetch(photos[0]!)).status).toBe(200)
    }
  })

  test('replaces the one before, keeps photos that it repeats, and removes the others', async () => {
    const { chargeId } = await contested()
    const [kept, dropped, added] = [await photo(dale), await photo(dale), await photo(dale)]
    await dale.ask(ANSWER_CONTEST, { chargeId, answer, photos: [kept, dropped] })
    const { answerContest } = await dale.ask(ANSWER_CONTEST, {
      chargeId,
      answer: 'Two',
      photos: [kept, added],
    })
    expect(answerContest).toMatchObject({ contestAnswer: 'Two' })
    expect(answerContest.answerPhotos.map(({ path }) => path).sort()).toEqual([kept, added].sort())
    expect(await sql('select visit_id from uploads where id::text = $1', [dropped.split('/').pop()])).toEqual(
      [{ visit_id: null }],
    )
  })

  test("keeps its photos out of the visit's own", async () => {
    const { jobId, chargeId } = await contested()
    await dale.ask(ANSWER_CONTEST, { chargeId, answer, photos: [await photo(dale)] })
    const { visits } = (await dana.ask(VISITS, { id: jobId })).job
    expect(visits.flatMap(({ photos }) => photos)).toEqual([])
  })

  test("refuses empty words, too many photos, and somebody else's photo", async () => {
    const { chargeId } = await contested()
    const issues = (variables: object) => dale.issues(ANSWER_CONTEST, { chargeId, answer, ...variables })
    expect(await issues({ answer: ' ' })).toEqual(['answer: Please write an answer'])
    expect(await issues({ answer: 'a'.repeat(501) })).toHaveLength(1)
    expect(await issues({ photos: [await photo(mia)] })).toEqual(['photos.0: Photo not found'])
    const six = await Promise.all(Array.from({ length: 6 }, () => photo(dale)))
    expect(await issues({ photos: six })).toEqual(['photos: Please use 5 photos or fewer'])
  })

  test('comes only while the charge is contested, and only from its vendor', async () => {
    const { jobId, chargeId } = await contested()
    const booked = await bookDays(harness, jobId)
    expect(await reasonOf(dale, ANSWER_CONTEST, { chargeId: booked, answer })).toBe('CHARGE_CLOSED')
    expect((await mia.refusal(ANSWER_CONTEST, { chargeId, answer })).extensions.code).toBe('NOT_FOUND')
    expect((await dana.refusal(ANSWER_CONTEST, { chargeId, answer })).extensions.code).toBe('FORBIDDEN')
    await ada.ask(UPHOLD_CHARGE, { chargeId, reason })
    expect(await reasonOf(dale, ANSWER_CONTEST, { chargeId, answer })).toBe('CHARGE_CLOSED')
  })
})

describe('undoing a decision', () => {
  test.each([
    ['let stand', (chargeId: string) => ada.ask(UPHOLD_CHARGE, { chargeId, reason })],
    ['voided', (chargeId: string) => ada.ask(VOID_CHARGE, { chargeId, reason })],
  ])('makes a charge that was %s contested again, for a minute', async (_, decide) => {
    const thing = await contested()
    const { chargeId } = thing
    await decide(chargeId)
    expect(await chargeOf(ada, thing)).toMatchObject({ viewerCanUndo: true, decidedAt: START.toISOString() })
    expect(await chargeOf(bea, thing)).toMatchObject({ viewerCanUndo: false })
    expect((await bea.refusal(UNDO_CHARGE, { chargeId })).extensions.code).toBe('FORBIDDEN')
    wait(59)
    expect((await ada.ask(UNDO_CHARGE, { chargeId })).undoChargeDecision).toMatchObject({
      status: 'contested',
      decisionReason: null,
      decidedAt: null,
      voidedByAdmin: false,
      viewerCanUphold: true,
      viewerCanUndo: false,
      job: { finalPrice: '179.50', amountDue: '179.50' },
    })
    const [event] = await sql(
      "select before, after from audit_events where action = 'undoChargeDecision' and subject_id = $1",
      [thing.jobId],
    )
    expect(event.after).toMatchObject({ id: chargeId, chargeStatus: 'contested' })
    // It can be decided again, and undone again.
    await ada.ask(VOID_CHARGE, { chargeId, reason })
    await ada.ask(UNDO_CHARGE, { chargeId })
  })

  test('is refused after a minute, and without a decision', async () => {
    const thing = await contested()
    const { chargeId } = thing
    expect(await reasonOf(ada, UNDO_CHARGE, { chargeId })).toBe('UNDO_OVER')
    await ada.ask(VOID_CHARGE, { chargeId, reason })
    wait(60)
    expect(await chargeOf(ada, thing)).toMatchObject({ viewerCanUndo: false })
    expect(await reasonOf(ada, UNDO_CHARGE, { chargeId })).toBe('UNDO_OVER')
  })

  test('is refused to both parties, who read no button for it', async () => {
    const thing = await contested()
    const { chargeId } = thing
    await ada.ask(VOID_CHARGE, { chargeId, reason })
    for (const by of [dana, dale]) {
      expect(await chargeOf(by, thing)).toMatchObject({ status: 'void', viewerCanUndo: false })
      expect((await by.refusal(UNDO_CHARGE, { chargeId })).extensions.code).toBe('FORBIDDEN')
    }
    expect(await chargeOf(ada, thing)).toMatchObject({ status: 'void', viewerCanUndo: true })
  })

  test('is refused a second time', async () => {
    const { chargeId } = await contested()
    await ada.ask(UPHOLD_CHARGE, { chargeId, reason })
    await ada.ask(UNDO_CHARGE, { chargeId })
    expect(await reasonOf(ada, UNDO_CHARGE, { chargeId })).toBe('UNDO_OVER')
  })

  test('is refused for a charge that nobody contested, or that its vendor voided', async () => {
    const { jobId, chargeId } = await contested()
    const booked = await bookDays(harness, jobId)
    await ada.ask(VOID_CHARGE, { chargeId: booked, reason })
    expect(await reasonOf(ada, UNDO_CHARGE, { chargeId: booked })).toBe('UNDO_OVER')
    await dale.ask(VOID_CHARGE, { chargeId, reason })
    expect(await reasonOf(ada, UNDO_CHARGE, { chargeId })).toBe('UNDO_OVER')
  })

  test.each([
    ['is cancelled', (jobId: string) => ada.ask(CANCEL_JOB, { jobId })],
    ['is given back', (jobId: string) => dale.ask(RELEASE_JOB, { jobId })],
  ])('is refused once the job %s', async (_, end) => {
    for (const isVoid of [false, true]) {
      const thing = await contested()
      if (isVoid) await ada.ask(VOID_CHARGE, { chargeId: thing.chargeId, reason })
      else await ada.ask(UPHOLD_CHARGE, { chargeId: thing.chargeId, reason })
      await end(thing.jobId)
      expect(await chargeOf(ada, thing)).toMatchObject({ viewerCanUndo: false })
      expect(await reasonOf(ada, UNDO_CHARGE, { chargeId: thing.chargeId })).toBe('UNDO_OVER')
    }
  })

  test('books the fee again that the void took back', async () => {
    await sql('update settings set service_fee_percent = 10')
    const thing = await contested(await completedJob(dana, dale, '100.00'))
    await sql('update settings set service_fee_percent = 0')
    const { chargeId } = thing
    const fees = async () =>
      (
        await sql(
          `select t.kind, e.amount from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
          join ledger_accounts a on a.id = e.account_id and a.kind = 'vendor_owes' where t.charge_id = $1 order by t.number`,
          [chargeId],
        )
      ).map(({ kind, amount }) => [kind, amount])
    await ada.ask(VOID_CHARGE, { chargeId, reason })
    await ada.ask(UNDO_CHARGE, { chargeId })
    const again = [
      ['fee', '3.00'],
      ['fee_voided', '-3.00'],
      ['fee', '3.00'],
    ]
    expect(await fees()).toEqual(again)
    await ada.ask(VOID_CHARGE, { chargeId, reason })
    expect(await fees()).toEqual([...again, ['fee_voided', '-3.00']])
    for (const difference of Object.values(ledgerDifferences)) expect(await sql(difference)).toEqual([])
  })
})

describe('the database', () => {
  const refusalOf = async (text: string, values: unknown[]): Promise<string> => {
    try {
      await sql(text, values)
      return 'nothing'
    } catch (error) {
      return (error as { constraint: string }).constraint
    }
  }

  test('brings a voided charge back only if an admin decided on its contest', async () => {
    const { chargeId } = await contested()
    const undo =
      "update job_charges set status = 'contested', voided_by_admin = false, decided_at = null where id = $1"
    await dale.ask(VOID_CHARGE, { chargeId, reason })
    expect(await refusalOf(undo, [chargeId])).toBe('job_charges_kept')
    const decided = (await contested()).chargeId
    await ada.ask(VOID_CHARGE, { chargeId: decided, reason })
    const half = "update job_charges set status = 'contested' where id = $1"
    expect(await refusalOf(half, [decided])).toBe('job_charges_kept')
    expect(await refusalOf("update job_charges set status = 'booked' where id = $1", [decided])).toBe(
      'job_charges_kept',
    )
    expect(await refusalOf(undo, [decided])).toBe('nothing')
  })

  test('refuses another answer once a charge is decided, but lets it be forgotten', async () => {
    const { chargeId } = await contested()
    await dale.ask(ANSWER_CONTEST, { chargeId, answer })
    await ada.ask(UPHOLD_CHARGE, { chargeId, reason })
    const write = 'update job_charges set contest_answer = $2 where id = $1'
    expect(await refusalOf(write, [chargeId, 'Three days'])).toBe('job_charges_kept')
    expect(await refusalOf(write, [chargeId, 'Removed'])).toBe('nothing')
  })
})
