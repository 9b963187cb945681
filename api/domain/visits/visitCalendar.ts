import ical from 'ical-generator'
import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { notFound } from '../../platform/errors.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { type NamedVendor, vendorName } from '../../rules/businesses/vendorName.js'
import { inOneLine } from '../../rules/quoted.js'
import { type VisitKind, visitKinds } from '../../rules/visits/visits.js'
import { hashOf } from '../accounts/secrets.js'
import { readsAs, type Viewer } from '../accounts/Viewer.js'
import { ACTS_FOR, JOIN_PERSON } from '../accounts/worksFor.js'
import { namedVendor } from '../businesses/businessRows.js'
import type { AppContext } from '../context.js'
import { orderNumber } from '../jobs/Job.js'
import { factsOf, MAILED_JOB, type MailedJob } from '../jobs/mailedJob.js'
import { inStates } from '../makeMove.js'
import type { Visit } from './Visit.js'
import { mayReadVisit } from './visitRows.js'

const v = columnsOf<Visit>('v')

/** Calendar programs show the past, too. */
const DAYS_BACK = 30
/** The past is left out first. */
const MOST_VISITS = 500
/** A failed visit makes room for the next. */
const CALENDAR_STATES = ['scheduled', 'on_the_way', 'arrived', 'done'] as const

const READER = prepared(`
  select ${ACTS_FOR} from calendar_feeds c join users u on u.id = c.user_id and u.closed_at is null ${JOIN_PERSON}
  where c.token_hash = decode(:hash, 'hex')`)

const VISITS = `
  select ${MAILED_JOB}, v.id as "visitId", v.kind, v.window_start as "windowStart", v.window_end as "windowEnd",
    ${namedVendor('u')} as vendor
  from visits v join jobs j on j.id = v.job_id and j.vendor_id = v.vendor_id join users u on u.id = j.vendor_id
  where ${v.status} in ${inStates(CALENDAR_STATES)}`

const OF_FEED = prepared(`${VISITS} and ${v.vendorId} = :vendorId and ${mayReadVisit(v)}
    and ${v.windowStart} > :now::timestamptz - interval '${DAYS_BACK} days'
  order by ${v.windowEnd} < :now::timestamptz, abs(extract(epoch from ${v.windowStart} - :now::timestamptz)), ${v.id}
  limit ${MOST_VISITS}`)

const OF_JOB = prepared(`${VISITS} and ${v.jobId} = :jobId and ${mayReadVisit(v)}
  order by ${v.windowStart}, ${v.id}`)

type Reader = Pick<Viewer, 'id' | 'personId' | 'userType' | 'role'> & { isActive: boolean }

interface CalendarVisit extends MailedJob {
  visitId: string
  kind: VisitKind
  windowStart: string
  windowEnd: string
  vendor: NamedVendor
}

interface Entries {
  /** Who is named beside the kind of visit. */
  withWhom: (visit: CalendarVisit) => string
  path: (visit: CalendarVisit) => string
}

/** Text that a person typed stays on its own line. */
const entry = (visit: CalendarVisit, { withWhom, path }: Entries, { config, clock }: AppContext) => ({
  id: visit.visitId,
  stamp: clock(),
  start: new Date(visit.windowStart),
  end: new Date(visit.windowEnd),
  summary: `${visitKinds[visit.kind]}: ${withWhom(visit)}`,
  location: inOneLine(`${visit.address}, ${visit.zipCode}`),
  description: [
    `Job ${orderNumber(visit)}`,
    ...factsOf(visit, clock()).map(([name, value]) => `${name}: ${[value].flat().map(inOneLine).join(', ')}`),
  ].join('\n'),
  url: `${config.publicUrl}${path(visit)}`,
})

const calendarOf = (app: AppContext, visits: CalendarVisit[], entries: Entries): string => {
  const calendar = ical({
    name: 'Haulbid',
    prodId: { company: 'Haulbid', product: 'Visits', language: 'EN' },
  })
  for (const visit of visits) calendar.createEvent(entry(visit, entries, app))
  return calendar.toString()
}

const customerOf = ({ firstName, lastName }: CalendarVisit) => `${firstName} ${lastName}`
const jobPath = ({ id }: CalendarVisit) => `/?job=${id}`

/**
 * The visits of the business, or for a driver their own, of the person who has this feed, as an iCalendar file. NOT_FOUND once
 * it is revoked, the person has left, or person or business are suspended.
 */
export async function visitCalendar(app: AppContext, token: string): Promise<string> {
  const { pool } = app.database
  const hash = hashOf(token).toString('hex')
  const [reader] = await rowsOf<Reader & Record<string, unknown>>(pool, READER, { hash })
  if (!reader?.isActive || reader.role === null) throw notFound('Calendar')
  const values = { vendorId: reader.id, ...readsAs(reader), now: app.clock() }
  const visits = await rowsOf<CalendarVisit & Record<string, unknown>>(pool, OF_FEED, values)
  return calendarOf(app, visits, { withWhom: customerOf, path: jobPath })
}

/** One job's visits. NOT_FOUND for anyone but the customer, the assigned vendor, and admins, or if no visit is planned. */
export async function jobCalendar(app: AppContext, viewer: Viewer, jobId: string): Promise<string> {
  const values = { jobId, ...readsAs(viewer), now: app.clock() }
  const visits = await rowsOf<CalendarVisit & Record<string, unknown>>(app.database.pool, OF_JOB, values)
  if (visits.length === 0) throw notFound('Calendar')
  return calendarOf(
    app,
    visits,
    viewer.userType === 'customer'
      ? { withWhom: ({ vendor }) => vendorName(vendor), path: ({ id }) => `/customer/orders?order=${id}` }
      : { withWhom: customerOf, path: jobPath },
  )
}
