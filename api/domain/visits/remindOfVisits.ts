import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { DAY_MS, daysBefore } from '../../rules/dates.js'
import { underWay } from '../../rules/jobs/jobGraph.js'
import {
  awaitedVisits,
  isLateBy,
  isRentalEnding,
  isTomorrow,
  LATE_DAYS,
  LATE_MINUTES,
  NO_SHOW_HOURS,
} from '../../rules/visits/visits.js'
import type { AppContext } from '../context.js'
import { epochOf, eventIdOf } from '../eventIdOf.js'
import { inBatches } from '../inBatches.js'
import { Job } from '../jobs/Job.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { inStates } from '../makeMove.js'
import type { Task } from '../TaskPayloads.js'
import { type Due, tellDue } from '../tellDue.js'
import { visitData } from './tellVisit.js'
import { Visit } from './Visit.js'

const VISITS_AT_ONCE = 100

/** Every reminder is sent by then. */
const MOST_DAYS_BEFORE = 4

const v = columnsOf<Visit>('v')
const j = columnsOf<JobTable>('j')

const AROUND = `select v.id from visits v join jobs j on ${j.id} = v.job_id and ${j.vendorId} = v.vendor_id
  where ${v.status} in ${inStates(awaitedVisits)} and ${j.status} in ${inStates(underWay)}
    and ${v.windowEnd} > :since::timestamptz and ${v.windowEnd} < :until::timestamptz
    and (:after::uuid is null or v.id > :after::uuid)
  order by v.id limit ${VISITS_AT_ONCE}`

const ADMINS =
  "select id from users where user_type = 'admin' and is_active and password is not null and closed_at is null"

interface Reminder {
  kind: 'visit_late' | 'visit_overdue' | 'visit_tomorrow' | 'rental_ending'
  isDue: (visit: Visit, job: Job, now: Date) => boolean
  to: (visit: Visit, job: Job) => string[] | 'admins'
}

const toCustomer: Reminder['to'] = (_, { customerId }) => [customerId]
const toParties: Reminder['to'] = ({ vendorId }, { customerId }) => [customerId, vendorId]

const reminders: Reminder[] = [
  { kind: 'visit_late', isDue: (visit, _, now) => isLateBy(visit, LATE_MINUTES, now), to: toParties },
  {
    kind: 'visit_overdue',
    isDue: (visit, _, now) => isLateBy(visit, NO_SHOW_HOURS * 60, now),
    to: () => 'admins',
  },
  {
    kind: 'visit_tomorrow',
    isDue: (visit, { timeZone }, now) => isTomorrow(visit, timeZone, now),
    to: toParties,
  },
  {
    kind: 'rental_ending',
    isDue: (visit, { timeZone, status }, now) =>
      status === 'in_progress' && isRentalEnding(visit, timeZone, now),
    to: toCustomer,
  },
]

/** Once for a visit's window: a new window is a new event. */
const eventOf = (kind: Reminder['kind'], { id, windowStart, windowEnd }: Visit): string =>
  eventIdOf(`${kind}${id}${epochOf(windowStart)}${epochOf(windowEnd)}`)

const remindOf = async (tx: EntityManager, after: string | null, now: Date): Promise<{ id: string }[]> => {
  const since = daysBefore(now, LATE_DAYS)
  const until = new Date(now.getTime() + MOST_DAYS_BEFORE * DAY_MS)
  const found = await executeNamed<{ id: string }>(tx, AROUND, { since, until, after })
  const visits = await tx.find(Visit, { id: { $in: found.map(({ id }) => id) } })
  const jobs = await tx.find(Job, { id: { $in: visits.map(({ jobId }) => jobId) } })
  const admins = (await executeNamed<{ id: string }>(tx, ADMINS, {})).map(({ id }) => id)
  const jobOf = new Map(jobs.map(job => [job.id, job]))
  const dueOf = (visit: Visit): Due<Reminder['kind']>[] => {
    const job = jobOf.get(visit.jobId)!
    return reminders
      .filter(({ isDue }) => isDue(visit, job, now))
      .map(({ kind, to }) => {
        const readers = to(visit, job)
        return {
          kind,
          to: readers === 'admins' ? admins : readers,
          jobId: job.id,
          eventId: eventOf(kind, visit),
          data: visitData(job, visit),
        }
      })
  }
  await tellDue(tx, now, visits.flatMap(dueOf))
  return found
}

/**
 * Sends reminders of tomorrow's visits and of the end of a rental, and reports late vendors. Run late, twice, or by
 * two processes, it still sends each once.
 */
export const remindOfVisits: Task<'remindOfVisits'> = async (app: AppContext, _, { signal }) => {
  const now = app.clock()
  await inBatches(app, { size: VISITS_AT_ONCE, signal }, (tx, after) => remindOf(tx, after, now))
}
