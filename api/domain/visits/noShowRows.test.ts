import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { type DueVisit, isMissed as isMissedInRules } from '../../rules/dueVisit.js'
import { visitGraph } from '../../rules/visitGraph.js'
import { NO_SHOW_HOURS } from '../../rules/visits.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { isMissed } from './noShowRows.js'
import type { Visit } from './Visit.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

const ROWS = 500
const HOUR_MS = 3_600_000
const NOW = new Date('2026-11-20T12:00:00Z')

const one = <Value>(...values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)]!

/** Whole hours around now, so that moments often fall on a limit. */
const moment = () => new Date(NOW.getTime() + one(-4, -3, -NO_SHOW_HOURS, -1, 0, 1) * HOUR_MS).toISOString()

const visit = (): DueVisit => ({
  status: one(...(Object.keys(visitGraph.states) as DueVisit['status'][])),
  windowStart: moment(),
  windowEnd: moment(),
  arrivedAt: one(null, null, moment()),
  failedAt: one(null, moment()),
  failureReason: null,
  disputedAt: null,
  reportStands: null,
})

const MISSED = prepared(`
  select (${isMissed(columnsOf<Visit>('v'))} is true) as "isMissed" from (
    select o.n, o.row ->> 'status' as status, (o.row ->> 'windowStart')::timestamptz as window_start,
      (o.row ->> 'windowEnd')::timestamptz as window_end, (o.row ->> 'arrivedAt')::timestamptz as arrived_at,
      (o.row ->> 'failedAt')::timestamptz as failed_at
    from jsonb_array_elements(:visits::jsonb) with ordinality o (row, n)) v order by v.n`)

test('finds the same visits missed in SQL as in the rules', async () => {
  const visits = Array.from({ length: ROWS }, visit)
  const values = { visits: JSON.stringify(visits), now: NOW }
  const found = await rowsOf<{ isMissed: boolean }>(harness.database.pool, MISSED, values)
  const wrong = visits.filter((each, n) => found[n]!.isMissed !== isMissedInRules(each, NOW))
  expect(wrong).toEqual([])
  expect(new Set(found.map(({ isMissed }) => isMissed))).toEqual(new Set([true, false]))
})
