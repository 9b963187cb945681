import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { addDays } from '../../rules/dates.js'
import type { DocumentType } from '../../rules/kinds.js'
import { EXPIRED, reminderDays, reminderStep } from '../../rules/vendors/documentExpiry.js'
import { documentGraph } from '../../rules/vendors/documentGraph.js'
import { eventIdOf } from '../eventIdOf.js'
import { inBatches } from '../inBatches.js'
import { fromStates } from '../makeMove.js'
import type { Task } from '../TaskPayloads.js'
import { type Told, tellAll } from '../tell.js'
import { VendorDocument } from './VendorDocument.js'

/** Documents per transaction. */
const AT_ONCE = 500

interface Document {
  id: string
  vendorId: string
  documentType: DocumentType
  expiresOn: string
  timeZone: string
  /** The last reminder of this date. */
  reminded: number | null
  isRenewed: boolean
}

const read = (which: string) => `
  select d.id, d.vendor_id as "vendorId", d.document_type as "documentType", d.expires_on::text as "expiresOn",
    d.time_zone as "timeZone",
    (select min(r.days_before) from document_reminders r where r.document_id = d.id and r.expires_on = d.expires_on) as reminded,
    exists (select from vendor_documents w where w.vendor_id = d.vendor_id
      and w.document_type = d.document_type and w.review_status = '${documentGraph.first}') as "isRenewed"
  from vendor_documents d join users u on u.id = d.vendor_id and u.closed_at is null
  where d.review_status in ${fromStates(documentGraph, 'expire')} and ${which} order by d.id`

const NEXT = `${read('d.expires_on <= :last::date and (:after::uuid is null or d.id > :after::uuid)')} limit ${AT_ONCE}`

/** Leaves locked accounts and documents to the next run. */
const LOCK = `${read('d.id = any(:ids::uuid[])')} for update of d skip locked for share of u skip locked`

interface Due extends Document {
  step: number
}

/** Those with a reminder that is due and not sent. */
const dueOf = (documents: Document[], now: Date): Due[] =>
  documents.flatMap(document => {
    const step = reminderStep(document, now)
    const isDue = step !== null && (document.reminded === null || document.reminded > step)
    return isDue ? [{ ...document, step }] : []
  })

const RECORD = `
  insert into document_reminders (document_id, expires_on, days_before, created_at)
  select id, "expiresOn", step, :now::timestamptz from json_to_recordset(:due::json) as d (id uuid, "expiresOn" date, step smallint)
  on conflict do nothing`

const toldOf = ({
  id,
  vendorId,
  documentType,
  expiresOn,
  isRenewed,
  step,
}: Due): Told<'document_expired' | 'document_expiring'> => ({
  kind: step === EXPIRED ? 'document_expired' : 'document_expiring',
  to: [vendorId],
  eventId: eventIdOf(`document${id}${expiresOn}${step}`),
  data: { documentId: id, documentType, expiresOn, isRenewed },
})

const remind = async (tx: EntityManager, after: string | null, now: Date): Promise<Document[]> => {
  // No zone's date is further ahead than a day.
  const last = addDays(now.toISOString().slice(0, 10), reminderDays[0] + 1)
  const found = await executeNamed<Document>(tx, NEXT, { last, after })
  const ids = dueOf(found, now).map(({ id }) => id)
  if (ids.length === 0) return found
  const due = dueOf(await executeNamed<Document>(tx, LOCK, { ids }), now)
  await executeNamed(tx, RECORD, { due: JSON.stringify(due), now })
  const expired = due.filter(({ step }) => step === EXPIRED).map(({ id }) => id)
  const { to } = documentGraph.moves.expire
  if (expired.length > 0)
    await tx.nativeUpdate(VendorDocument, { id: { $in: expired } }, { reviewStatus: to })
  await tellAll(tx, { now }, due.map(toldOf))
  return found
}

/**
 * Reminds vendors of expiring documents and records expired ones, only so that open screens update. Each
 * reminder is a row beside its notice, keyed by document, date, and days, so a corrected date gets its own
 * reminders.
 */
export const documentExpiry: Task<'documentExpiry'> = async (app, _, { signal }) => {
  await inBatches(app, { size: AT_ONCE, signal }, (tx, after) => remind(tx, after, app.clock()))
}
