import ical from 'ical-generator'
import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { notFound } from '../../platform/errors.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { type VisitKind, visitKinds } from '../../rules/visits.js'
import { hashOf } from '../accounts/secrets.js'
import type { AppContext } from '../context.js'
import { orderNumber } from '../jobs/Job.js'
import { factsOf, MAILED_JOB, type MailedJob } from '../jobs/mailedJob.js'
import type { Visit } from './Visit.js'

const v = columnsOf<Visit>('v')

/** Calendar programs show the past, too. */
const DAYS_BACK = 30
const MOST_VISITS = 500

const OWNER = prepared(`
  select u.id from calendar_feeds f join users u on u.id = f.user_id and u.is_active and u.closed_at is null
  where f.token_hash = decode(:hash, 'hex')`)

const VISITS = prepared(`
  select ${MAILED_JOB}, v.id as "visitId", v.kind, v.status, v.window_start as "windowStart", v.window_end as "windowEnd"
  from visits v join jobs j on j.id = v.job_id and j.vendor_id = v.vendor_id
  where ${v.vendorId} = :vendorId and ${v.status} <> 'cancelled'
    and ${v.windowStart} > :now::timestamptz - interval '${DAYS_BACK} days'
  order by ${v.windowStart}, ${v.id} limit ${MOST_VISITS}`)

interface CalendarVisit extends MailedJob {
  visitId: string
  kind: VisitKind
  windowStart: string
  windowEnd: string
}

/** The visits of the vendor who has this feed, as an iCalendar file. NOT_FOUND once it is revoked or the vendor suspended. */
export async function visitCalendar({ database, config, clock }: AppContext, token: string): Promise<string> {
  const [owner] = await rowsOf<{ id: string }>(database.pool, OWNER, {
    hash: hashOf(token).toString('hex'),
  })
  if (!owner) throw notFound('Calendar')
  const now = clock()
  const visits = await rowsOf<CalendarVisit & Record<string, unknown>>(database.pool, VISITS, {
    vendorId: owner.id,
    now,
  })
  const calendar = ical({
    name: 'Haulbid',
    prodId: { company: 'Haulbid', product: 'Visits', language: 'EN' },
  })
  for (const visit of visits)
    calendar.createEvent({
      id: visit.visitId,
      stamp: now,
      start: new Date(visit.windowStart),
      end: new Date(visit.windowEnd),
      summary: `${visitKinds[visit.kind]}: ${visit.firstName} ${visit.lastName}`,
      location: `${visit.address}, ${visit.zipCode}`,
      description: [
        `Job ${orderNumber(visit)}`,
        ...factsOf(visit).map(([name, value]) => `${name}: ${value}`),
      ].join('\n'),
      url: `${config.publicUrl}/?job=${visit.id}`,
    })
  return calendar.toString()
}
