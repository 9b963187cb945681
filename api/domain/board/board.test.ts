import {
  ACCEPT_BID,
  ACCEPT_CHANGE,
  acceptedJob,
  askToMove,
  bid,
  failBlocked,
  firstVisit,
  makeDue,
  nextDay,
  postJunk,
  RELEASE_JOB,
  SCHEDULE_VISIT,
  setOff,
  startJob,
  VISITS,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CANCEL_JOB } from '../../test/operations.js'
import { REMOVE_PERSON } from '../../test/people.js'
import { admin, customer, person, type TestUser, vendor } from '../../test/users.js'

const BOARD = graphql(`
  query BoardOf($vendorId: UUID, $day: LocalDate!) {
    board(vendorId: $vendorId, day: $day) {
      people { id name }
      visits { id status assignedTo { id name } comes position }
    }
  }
`)
const WEEK = graphql(`
  query WeekOf($from: LocalDate!) { boardWeek(from: $from) { day visits assigned } }
`)
const ASSIGN = graphql(`
  mutation AssignVisit($visitId: UUID!, $personId: UUID, $after: UUID) {
    assignVisit(visitId: $visitId, personId: $personId, after: $after) { id assignedTo { id name } position }
  }
`)
const PLANNED = graphql(`
  query PlannedVisits($id: UUID!) { job(id: $id) { visits { id status assignedTo { id name } comes position } } }
`)

const DAY = '2026-12-24'

let harness: Harness
let dana: TestUser
let dale: TestUser
let dispatcher: TestUser
let luis: TestUser
let rosa: TestUser
let mia: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  mia = await vendor(harness, {}, { firstName: 'Mia' })
  ada = await admin(harness)
})
beforeEach(async () => {
  harness.clock.now = START
  dale = await vendor(harness, { zips: ['78701', '00901'] })
  dispatcher = await person(harness, dale, 'dispatcher', { firstName: 'Dot', lastName: 'Marsh' })
  luis = await person(harness, dale, 'driver')
  rosa = await person(harness, dale, 'driver', { firstName: 'Rosa', lastName: 'Vega' })
})
afterAll(() => harness.stop())

const query = (text: string, values: unknown[]) => harness.database.pool.query(text, values)
/** A junk pickup on December 24 at this time, UTC. */
const visitAt = async (time: string, more: object = {}): Promise<{ jobId: string; visitId: string }> => {
  const jobId = await postJunk(dana, { pickupDateTime: `2026-12-24T${time}:00.000Z`, ...more })
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
  return { jobId, visitId: await firstVisit(dale, jobId) }
}
const assign = (visitId: string, to: TestUser | null, after?: string | null, by = dispatcher) =>
  by.ask(ASSIGN, { visitId, personId: to?.id, after })
const boardOf = async (by = dispatcher, day = DAY) => (await by.ask(BOARD, { day })).board
const columnOf = async (of: TestUser | null, day = DAY) =>
  (await boardOf(dispatcher, day)).visits
    .filter(({ assignedTo }) => (assignedTo?.id ?? null) === (of?.id ?? null))
    .map(({ id }) => id)
const ofJob = async (by: TestUser, id: string) => (await by.ask(PLANNED, { id })).job.visits

test('shows the people at work, drivers first, and each visit with its person', async () => {
  const { visitId } = await visitAt('15:00')
  await assign(visitId, luis)
  const { people, visits } = await boardOf(dale)
  expect(people.map(({ name }) => name)).toEqual(['Luis Ortega', 'Rosa Vega', 'Dot Marsh', 'Dale Reyes'])
  const assigned = { assignedTo: { id: luis.id, name: 'Luis Ortega' }, comes: 'Luis', position: 1 }
  expect(visits).toEqual([{ id: visitId, status: 'scheduled', ...assigned }])
  expect((await ada.ask(BOARD, { vendorId: dale.id, day: DAY })).board.visits).toEqual(visits)
})

test('leaves out who was only invited and who has left', async () => {
  await query('update business_people set joined_at = null where user_id = $1', [rosa.id])
  await query('update business_people set left_at = now() where user_id = $1', [luis.id])
  expect((await boardOf()).people.map(({ name }) => name)).toEqual(['Dot Marsh', 'Dale Reyes'])
})

test('shows a vendor who works alone as the only person', async () => {
  const jobId = await acceptedJob(dana, mia)
  await mia.ask(ASSIGN, { visitId: await firstVisit(mia, jobId), personId: mia.id })
  const { people, visits } = await boardOf(mia)
  expect(people).toEqual([{ id: mia.id, name: 'Mia Reyes' }])
  expect(visits).toMatchObject([{ comes: 'Mia' }])
})

test('tells the customer the first name of who comes, and neither the account nor the last name', async () => {
  const { jobId, visitId } = await visitAt('15:00')
  expect(await ofJob(dana, jobId)).toMatchObject([{ comes: null }])
  await assign(visitId, luis)
  expect(await ofJob(dana, jobId)).toEqual([
    { id: visitId, status: 'scheduled', assignedTo: null, comes: 'Luis', position: null },
  ])
})

describe('refuses', () => {
  let visitId: string
  let jobId: string
  beforeEach(async () => {
    const made = await visitAt('15:00')
    visitId = made.visitId
    jobId = made.jobId
  })
  const refusal = async (by: TestUser, personId: string | undefined) => {
    const { extensions, message } = await by.refusal(ASSIGN, { visitId, personId })
    expect(await columnOf(null)).toEqual([visitId])
    return [extensions.code, extensions.reason ?? message]
  }
  const NO_PERSON = ['NOT_FOUND', 'Person not found']
  const NO_VISIT = ['NOT_FOUND', 'Visit not found']

  test('a driver', async () => {
    expect(await refusal(luis, luis.id)).toEqual(['FORBIDDEN', 'NOT_YOUR_ROLE'])
    expect((await luis.refusal(BOARD, { day: DAY })).extensions.reason).toBe('NOT_YOUR_ROLE')
    expect((await luis.refusal(WEEK, { from: DAY })).extensions.reason).toBe('NOT_YOUR_ROLE')
  })
  test('another business, and its board', async () => {
    expect(await refusal(mia, mia.id)).toEqual(NO_VISIT)
    const { extensions } = await mia.refusal(BOARD, { vendorId: dale.id, day: DAY })
    expect(extensions.code).toBe('FORBIDDEN')
  })
  test('a person of another business', async () => {
    expect(await refusal(dispatcher, mia.id)).toEqual(NO_PERSON)
    expect(await refusal(ada, dana.id)).toEqual(NO_PERSON)
    expect(await refusal(dispatcher, '00000000-0000-4000-8000-000000000000')).toEqual(NO_PERSON)
  })
  test('a person who has left, was only invited, or is suspended', async () => {
    await query('update business_people set left_at = now() where user_id = $1', [luis.id])
    expect(await refusal(dispatcher, luis.id)).toEqual(NO_PERSON)
    await query('update business_people set left_at = null, joined_at = null where user_id = $1', [luis.id])
    expect(await refusal(dispatcher, luis.id)).toEqual(NO_PERSON)
    await query('update users set is_active = false where id = $1', [rosa.id])
    expect(await refusal(dispatcher, rosa.id)).toEqual(NO_PERSON)
  })
  test('a dispatcher who has left', async () => {
    await query('update business_people set left_at = now() where user_id = $1', [dispatcher.id])
    const { extensions } = await dispatcher.refusal(ASSIGN, { visitId, personId: luis.id })
    expect(extensions.code).toBe('FORBIDDEN')
    expect(await ofJob(dale, jobId)).toMatchObject([{ assignedTo: null }])
  })
  test('a visit that is over', async () => {
    await startJob(dale, jobId)
    await failBlocked(dale, visitId)
    const { extensions } = await dispatcher.refusal(ASSIGN, { visitId, personId: luis.id })
    expect(extensions.reason).toBe('VISIT_STATE')
  })
  test('the visit of a job that the vendor gave back', async () => {
    await dale.ask(RELEASE_JOB, { jobId })
    const { extensions } = await dispatcher.refusal(ASSIGN, { visitId, personId: luis.id })
    expect(extensions.code).toBe('NOT_FOUND')
  })
})

describe('orders a column', () => {
  const threeOfLuis = async () => {
    const made = [await visitAt('15:00'), await visitAt('17:00'), await visitAt('19:00')]
    const [a, b, c] = made.map(({ visitId }) => visitId) as [string, string, string]
    let last: string | null = null
    for (const id of [a, b, c]) {
      await assign(id, luis, last)
      last = id
    }
    return [a, b, c] as const
  }

  test('by window until somebody places them, and then as placed', async () => {
    const [late, early] = [await visitAt('19:00'), await visitAt('15:00')]
    expect(await columnOf(null)).toEqual([early.visitId, late.visitId])
    await assign(early.visitId, null, late.visitId)
    expect(await columnOf(null)).toEqual([late.visitId, early.visitId])
  })
  test('after a neighbor, first, and last', async () => {
    const [a, b, c] = await threeOfLuis()
    await assign(c, luis, a)
    expect(await columnOf(luis)).toEqual([a, c, b])
    await assign(b, luis, null)
    expect(await columnOf(luis)).toEqual([b, a, c])
    await assign(b, luis, c)
    expect(await columnOf(luis)).toEqual([a, c, b])
  })
  test('after a neighbor that was moved away: last', async () => {
    const [a, b, c] = await threeOfLuis()
    const { visitId } = await visitAt('21:00')
    await assign(b, rosa)
    await assign(visitId, luis, b)
    expect(await columnOf(luis)).toEqual([a, c, visitId])
    expect(await columnOf(rosa)).toEqual([b])
  })
  test('when two dispatchers place visits at once: none is lost, and no place is given twice', async () => {
    const [a, b, c] = await threeOfLuis()
    const more = [
      await visitAt('13:00'),
      await visitAt('14:00'),
      await visitAt('16:00'),
      await visitAt('18:00'),
    ]
    await Promise.all(more.map(({ visitId }, at) => assign(visitId, luis, a, at % 2 ? dispatcher : dale)))
    const { visits } = await boardOf()
    expect(new Set(visits.map(({ id }) => id))).toEqual(
      new Set([a, b, c, ...more.map(({ visitId }) => visitId)]),
    )
    expect(visits.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(visits[0]!.id).toBe(a)
    expect(visits.slice(-2).map(({ id }) => id)).toEqual([b, c])
  })
  test('when two dispatchers give one visit to two people at once: one has it', async () => {
    const { visitId } = await visitAt('15:00')
    await Promise.all([assign(visitId, luis), assign(visitId, rosa, null, dale)])
    expect([...(await columnOf(luis)), ...(await columnOf(rosa))]).toEqual([visitId])
  })
})

test('assigns nothing to a person who leaves at the same time', async () => {
  const { visitId } = await visitAt('15:00')
  const leave = async () => {
    const client = await harness.database.pool.connect()
    try {
      await client.query('begin')
      await client.query('select from users where id = $1 for update', [luis.id])
      await client.query('update business_people set left_at = now() where user_id = $1', [luis.id])
      await client.query('update visits set assigned_to_id = null where assigned_to_id = $1', [luis.id])
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  await Promise.all([leave(), dispatcher.answer(ASSIGN, { visitId, personId: luis.id })])
  expect(await columnOf(luis)).toEqual([])
})

test("bounds a day on each job's clock", async () => {
  const texas = await visitAt('15:00')
  const island = await visitAt('15:00', { zipCode: '00901' })
  const move = (visitId: string) =>
    query(
      "update visits set window_start = '2026-12-24T04:30:00Z', window_end = '2026-12-24T05:30:00Z' where id = $1",
      [visitId],
    )
  for (const { visitId } of [texas, island]) await move(visitId)
  expect(await columnOf(null, '2026-12-23')).toEqual([texas.visitId])
  expect(await columnOf(null, '2026-12-24')).toEqual([island.visitId])
})

test('shows today what earlier days left undone, but not on other days', async () => {
  const [yesterday, today] = [await visitAt('15:00'), await visitAt('20:00')]
  await query(
    "update visits set window_start = window_start - interval '1 day', window_end = window_end - interval '1 day' where id = $1",
    [yesterday.visitId],
  )
  await query("update sessions set expires_at = '2199-01-01'", [])
  harness.clock.now = new Date('2026-12-24T14:00:00Z')
  expect(await columnOf(null)).toEqual([yesterday.visitId, today.visitId])
  harness.clock.now = new Date('2026-12-24T23:00:00Z')
  expect(await columnOf(null)).toEqual([today.visitId, yesterday.visitId])
  harness.clock.now = new Date('2026-12-25T14:00:00Z')
  expect(await columnOf(null)).toEqual([today.visitId])
})

test('says how full each day of a week is', async () => {
  const [one] = [await visitAt('15:00'), await visitAt('17:00')]
  const { jobId } = await visitAt('19:00')
  await dana.ask(CANCEL_JOB, { jobId })
  await assign(one.visitId, luis)
  const { boardWeek } = await dispatcher.ask(WEEK, { from: '2026-12-21' })
  expect(boardWeek.map(({ day, visits, assigned }) => `${day} ${visits} ${assigned}`)).toEqual([
    '2026-12-21 0 0',
    '2026-12-22 0 0',
    '2026-12-23 0 0',
    '2026-12-24 2 1',
    '2026-12-25 0 0',
    '2026-12-26 0 0',
    '2026-12-27 0 0',
  ])
  expect((await mia.ask(WEEK, { from: '2027-03-12' })).boardWeek).toHaveLength(7)
})

describe('keeps the person of a visit', () => {
  test('that is moved to another day', async () => {
    const { jobId, visitId } = await visitAt('15:00')
    await assign(visitId, luis)
    await dana.ask(ACCEPT_CHANGE, { id: await askToMove(dispatcher, jobId) })
    expect(await ofJob(dale, jobId)).toMatchObject([{ id: visitId, assignedTo: { id: luis.id } }])
  })
  const failed = async () => {
    const { jobId, visitId } = await visitAt('15:00')
    await assign(visitId, luis)
    await makeDue(harness, visitId)
    await setOff(dale, visitId)
    await failBlocked(dale, visitId)
    return { jobId, input: { jobId, kind: 'haul' as const, ...nextDay } }
  }
  test.each(['both sides', 'an admin'])('that is scheduled again by %s', async by => {
    const { jobId, input } = await failed()
    for (const who of by === 'an admin' ? [ada] : [dispatcher, dana]) await who.ask(SCHEDULE_VISIT, { input })
    const visits = await ofJob(dale, jobId)
    expect(visits.map(({ status, assignedTo }) => [status, assignedTo?.id])).toContainEqual([
      'scheduled',
      luis.id,
    ])
  })
  test.each(['both sides', 'an admin'])('unless that one has left when %s schedule it again', async by => {
    const { jobId, input } = await failed()
    await query('update business_people set left_at = now() where user_id = $1', [luis.id])
    for (const who of by === 'an admin' ? [ada] : [dispatcher, dana]) await who.ask(SCHEDULE_VISIT, { input })
    const visits = await ofJob(dale, jobId)
    expect(visits.map(({ status, assignedTo }) => [status, assignedTo])).toContainEqual(['scheduled', null])
  })
  test('that is cancelled with its job', async () => {
    const { jobId, visitId } = await visitAt('15:00')
    await assign(visitId, luis)
    await dana.ask(CANCEL_JOB, { jobId })
    expect(await ofJob(dale, jobId)).toMatchObject([{ status: 'cancelled', assignedTo: { id: luis.id } }])
    expect(await columnOf(luis)).toEqual([])
  })
})

test('tells the person what, when, and where, and no price', async () => {
  const { visitId } = await visitAt('15:00')
  const mailsNow = async () => {
    // Takes over the tasks that wait longer.
    const mails = await harness.mails()
    await query(
      'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())',
      [],
    )
    return [...mails, ...(await harness.mails())]
  }
  await mailsNow()
  await assign(visitId, luis)
  await assign(visitId, rosa)
  const mails = await mailsNow()
  const told = mails.filter(mail => /^Subject: .*(assigned to you|no longer yours)/m.test(mail))
  expect(told).toHaveLength(3)
  for (const mail of told) {
    expect(mail).toMatch(/The junk pickup in 78701/)
    expect(mail).toMatch(/Thu, Dec 24 between 9 AM and 11 AM/)
    expect(mail).not.toMatch(/149\.50|Price/)
  }
})

test('logs that an admin assigned a visit', async () => {
  const { jobId, visitId } = await visitAt('15:00')
  await assign(visitId, luis, null, ada)
  const { rows } = await query(
    "select after from audit_events where action = 'assignVisit' and subject_id = $1",
    [jobId],
  )
  expect(rows).toEqual([{ after: { visitId, assignedToId: luis.id } }])
  expect((await dale.ask(VISITS, { id: jobId })).job.visits).toHaveLength(1)
})

test('never leaves an open visit with somebody whom an owner removes at the same time', async () => {
  // Both assign and remove come first at times.
  for (let round = 0; round < 20; round++) {
    const { visitId } = await visitAt('15:00')
    const driver = await person(harness, dale, 'driver')
    const acts = [
      () => dispatcher.answer(ASSIGN, { visitId, personId: driver.id }),
      () => dale.ask(REMOVE_PERSON, { personId: driver.id }),
    ]
    await Promise.all((round % 2 ? acts.reverse() : acts).map(act => act()))
    const { rows } = await query('select assigned_to_id from visits where id = $1', [visitId])
    expect(rows).toEqual([{ assigned_to_id: null }])
  }
})
