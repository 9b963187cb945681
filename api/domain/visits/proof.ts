import { buffer } from 'node:stream/consumers'
import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { notFound } from '../../platform/errors.js'
import { toJpeg } from '../../platform/images/toJpeg.js'
import { startPdf } from '../../platform/pdf/startPdf.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { type NamedVendor, vendorAndPerson } from '../../rules/businesses/vendorName.js'
import { withPhone } from '../../rules/formatPhone.js'
import { limits } from '../../rules/limits.js'
import { quoted } from '../../rules/quoted.js'
import { type VisitStatus, visitGraph } from '../../rules/visits/visitGraph.js'
import {
  type FailureReason,
  failureReasons,
  isDelayed,
  type VisitKind,
  type VisitPhotoKind,
  visitKinds,
  visitPhotoKinds,
} from '../../rules/visits/visits.js'
import { datedWindowWords } from '../../rules/visits/windowWords.js'
import { readsAs, type Viewer } from '../accounts/Viewer.js'
import { namedVendor } from '../businesses/businessRows.js'
import type { AppContext } from '../context.js'
import { orderNumber } from '../jobs/Job.js'
import { isParty, type JobTable } from '../jobs/jobPolicy.js'
import { factsOf, MAILED_JOB, type MailedJob, moment } from '../jobs/mailedJob.js'
import type { Visit } from './Visit.js'
import { mayReadVisit } from './visitRows.js'

/** Decoding is the main cost of the file; a job with more photos shows the rest on its page. */
const MOST_PHOTOS = 12
const PHOTO_SIDE = 900

const JOB = prepared(`
  select ${MAILED_JOB}, ${namedVendor('u')} as vendor from jobs j join users u on u.id = j.vendor_id
  where j.id = :jobId and ${isParty(columnsOf<JobTable>('j'))}`)

const VISITS = prepared(`
  select v.id, v.kind, v.status, v.window_start as "windowStart", v.window_end as "windowEnd",
    v.on_the_way_at as "onTheWayAt", v.arrived_at as "arrivedAt", v.done_at as "doneAt", v.failed_at as "failedAt",
    v.on_the_way_received_at as "onTheWayReceivedAt", v.arrived_received_at as "arrivedReceivedAt",
    v.done_received_at as "doneReceivedAt", v.failed_received_at as "failedReceivedAt",
    v.failure_reason as "failureReason", v.failure_note as "failureNote", v.unit_label as "unitLabel", v.taken_label as "takenLabel", v.tons,
    coalesce((select json_agg(json_build_object('id', p.id, 'kind', p.kind) order by p.created_at, p.id)
      from visit_photos p where p.visit_id = v.id and p.change_order_id is null and p.charge_id is null), '[]') as photos
  from visits v join jobs j on j.id = v.job_id and j.vendor_id = v.vendor_id
  where v.job_id = :jobId and ${mayReadVisit(columnsOf<Visit>('v'))}
  order by v.window_start, v.id`)

interface ProvenJob extends MailedJob {
  vendor: NamedVendor
}

interface ProvenVisit {
  kind: VisitKind
  status: VisitStatus
  windowStart: string
  windowEnd: string
  onTheWayAt: string | null
  arrivedAt: string | null
  doneAt: string | null
  failedAt: string | null
  onTheWayReceivedAt: string | null
  arrivedReceivedAt: string | null
  doneReceivedAt: string | null
  failedReceivedAt: string | null
  failureReason: FailureReason | null
  failureNote: string | null
  unitLabel: string | null
  takenLabel: string | null
  tons: string | null
  photos: { id: string; kind: VisitPhotoKind }[]
}

export interface Proof {
  job: ProvenJob
  visits: ProvenVisit[]
  /** The photos that the file shows. */
  photoCount: number
}

/** Reads the visits that the PDF shows. NOT_FOUND for anyone but the customer, the assigned vendor, and admins. */
export async function readProof(
  { database, clock }: AppContext,
  viewer: Viewer,
  jobId: string,
): Promise<Proof> {
  const values = { jobId, ...readsAs(viewer), now: clock() }
  const [job] = await rowsOf<ProvenJob & Record<string, unknown>>(database.pool, JOB, values)
  if (!job) throw notFound('Job')
  const all = await rowsOf<ProvenVisit & Record<string, unknown>>(database.pool, VISITS, values)
  const visits = all.filter(({ status }) => status !== 'cancelled')
  const photos = visits.reduce((sum, visit) => sum + visit.photos.length, 0)
  return { job, visits, photoCount: Math.min(photos, MOST_PHOTOS) }
}

/** The lines below a visit's heading. */
const linesOf = (visit: ProvenVisit, timeZone: string): string[] => {
  const at = (label: string, value: string | null, received: string | null) => {
    if (value === null) return []
    const words = `${label}: ${moment(new Date(value), timeZone, null)}`
    return [
      isDelayed(value, received)
        ? `${words}, received ${moment(new Date(received!), timeZone, null)}`
        : words,
    ]
  }
  return [
    `Agreed: ${datedWindowWords({ ...visit, timeZone }, null)}`,
    ...at('On the way', visit.onTheWayAt, visit.onTheWayReceivedAt),
    ...at('Arrived', visit.arrivedAt, visit.arrivedReceivedAt),
    ...at('Done', visit.doneAt, visit.doneReceivedAt),
    ...at("Couldn't be done", visit.failedAt, visit.failedReceivedAt),
    ...(visit.failureReason ? [`Reason: ${failureReasons[visit.failureReason]}`] : []),
    ...(visit.failureNote ? [`Note: ${quoted(visit.failureNote)}`] : []),
    ...(visit.unitLabel
      ? [`${visit.kind === 'swap' ? 'Dumpster left' : 'Dumpster'}: ${quoted(visit.unitLabel)}`]
      : []),
    ...(visit.takenLabel ? [`Dumpster taken: ${quoted(visit.takenLabel)}`] : []),
    ...(visit.tons ? [`Weight: ${visit.tons} tons`] : []),
  ]
}

/** Writes the file: times, photos, and tons of each visit. */
export async function proofPdf({ store, clock }: AppContext, { job, visits }: Proof): Promise<Buffer> {
  const title = `Proof of service, order ${orderNumber(job)}`
  const { say, space, facts, picture, end } = startPdf(title, clock())
  facts([
    ...factsOf(job, null),
    ['Customer', withPhone(`${job.firstName} ${job.lastName}`, job.phone)],
    ['Vendor', vendorAndPerson(job.vendor)],
  ])
  let left = MOST_PHOTOS
  for (const visit of visits) {
    space()
    say(`${visitKinds[visit.kind]}: ${visitGraph.states[visit.status].label}`, { size: 13, isBold: true })
    for (const line of linesOf(visit, job.timeZone)) say(line)
    for (const { id, kind } of visit.photos.slice(0, left)) {
      left -= 1
      const jpeg = await toJpeg(await buffer(await store.read(id)), {
        side: PHOTO_SIDE,
        mostPixels: limits.photoPixels,
      })
      if (jpeg) picture(visitPhotoKinds[kind], jpeg)
      else say(`${visitPhotoKinds[kind]}: this photo cannot be shown here`, { size: 9 })
    }
  }
  space()
  say(
    `Times are those of Haulbid's server. A time that was received later was recorded by the vendor without a connection. Written on ${moment(clock(), job.timeZone, null)}.`,
    { size: 8 },
  )
  return end()
}
