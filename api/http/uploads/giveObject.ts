import type { Request, Response } from 'express'
import type { QueryResultRow } from 'pg'
import type { User } from '../../domain/accounts/User.js'
import { readsAs } from '../../domain/accounts/Viewer.js'
import { hasProfile } from '../../domain/businesses/businessRows.js'
import { type AppContext, type Caller, Context } from '../../domain/context.js'
import { type JobTable, mayReadDetails } from '../../domain/jobs/jobPolicy.js'
import { thumbnailsOf } from '../../domain/uploads/makeThumbnails.js'
import { askForThumbnails, thumbnailName } from '../../domain/uploads/thumbnails.js'
import type { Visit } from '../../domain/visits/Visit.js'
import { mayReadVisit } from '../../domain/visits/visitRows.js'
import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { notFound } from '../../platform/errors.js'
import { isId } from '../../platform/ids.js'
import { ConcurrencyLimit } from '../../platform/limits/ConcurrencyLimit.js'
import { metered } from '../../platform/limits/metered.js'
import { PRICES } from '../../platform/limits/prices.js'
import type { RequestQuota } from '../../platform/limits/RequestQuota.js'
import type { ShownType } from '../../platform/objects/ObjectStore.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { isPhotoSize } from '../../rules/uploads/photoSizes.js'
import { type ContentType, isImage } from '../../rules/uploads/uploadRules.js'
import { SANDBOXED, sendFile } from '../sendFile.js'
import { dispositionOf } from './dispositionOf.js'

/**
 * Finds an object for its owner and admins, a job's photos also for readers of its details, a visit's for readers of the visit, and a vendor's logo also
 * for readers of the profile, signed in or out (docs/product.md, The marketplace).
 */
const VISIBLE = prepared(`
  select o.content_type as "contentType", o.size, d.file_name as "fileName", coalesce(o.owner_id = :viewer, false) as "isOwn",
    o.business_id is not null and o.owner_id is distinct from :viewer and not :isAdmin as "isStrangers",
    (select t.is_made from thumbnails t where t.upload_id = o.id) as "hasThumbnails"
  from uploads o left join vendor_documents d on d.id = o.vendor_document_id
  where o.id = :id and o.registered_at is not null
    -- A business's papers are its owners'.
    and (o.vendor_document_id is null or :isOwner or :isAdmin)
    and (o.owner_id = :viewer or :isAdmin
      or exists (select from jobs j where j.id = o.job_id and ${mayReadDetails(columnsOf<JobTable>('j'))})
      or exists (select from visits v where v.id = o.visit_id and ${mayReadVisit(columnsOf<Visit>('v'))})
      or exists (select from users u where u.id = o.business_id and ${hasProfile(columnsOf<User>('u'))}))`)

interface Visible extends QueryResultRow {
  contentType: ContentType
  size: number
  fileName: string | null
  isOwn: boolean
  /** True for a logo if the viewer is neither its vendor nor an admin. */
  isStrangers: boolean
  /** Null until the task has tried to make them. */
  hasThumbnails: boolean | null
}

interface Given {
  /** The object's name in the store. */
  name: string
  contentType: ShownType
  disposition: string
  /** The size, if it is known. */
  bytes?: number
  /** True while a smaller picture is on its way. */
  isPassing?: boolean
}

/** Must be less than the lifetime of a link to the store. */
const REDIRECT_SECONDS = 240

/**
 * The browser's PDF viewer does not start in our sandbox, and draws in a process of its own. Only our pages may frame
 * it; opened in any other way, the file is saved.
 */
const FRAMED = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
}

/** Browsers set these headers, and pages cannot. */
const isFramed = ({ headers }: Request) =>
  headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin'

/** Applies until a photo's thumbnails exist. */
const WAITING_SECONDS = 60

/** Strangers can start this work, so only one picture at a time is made. */
const making = new ConcurrencyLimit(1, 20)

/** Runs once for each logo, unless the task was faster. */
const makeNow = async (app: AppContext, quota: RequestQuota, uploadId: string): Promise<boolean> => {
  quota.pay(PRICES.picture)
  await making.take(() => thumbnailsOf(app, uploadId))
  const { rows } = await app.database.pool.query('select is_made from thumbnails where upload_id = $1', [
    uploadId,
  ])
  return rows[0]?.is_made === true
}

/**
 * A logo is public, but the camera's metadata (place, owner) is not, so strangers get a size that was made without
 * it, or nothing.
 */
const givenToStrangers = async (
  app: AppContext,
  { quota }: Caller,
  request: Request,
  { hasThumbnails }: Visible,
): Promise<Given> => {
  const { id } = request.params as { id: string }
  const { size } = request.query
  if (!(hasThumbnails ?? (await makeNow(app, quota, id)))) throw notFound('File')
  return {
    name: thumbnailName(id, isPhotoSize(size) ? size : 'large'),
    contentType: 'image/webp',
    disposition: 'inline',
  }
}

/** The bytes to serve: the object itself, or one of its thumbnails. */
const givenOf = async (
  app: AppContext,
  request: Request,
  found: Visible,
  isReviewed: boolean,
): Promise<Given> => {
  const { id } = request.params as { id: string }
  const { size } = request.query
  const itself = {
    name: id,
    contentType: found.contentType,
    bytes: found.size,
    disposition: dispositionOf({ ...found, isReviewed }),
  }
  if (!isPhotoSize(size) || !isImage(found.contentType) || found.fileName) return itself
  if (found.hasThumbnails === null) await askForThumbnails(app, id)
  if (!found.hasThumbnails) return { ...itself, isPassing: found.hasThumbnails === null }
  return { name: thumbnailName(id, size), contentType: 'image/webp', disposition: 'inline' }
}

/** `GET /objects/ID` serves the bytes, or redirects to the store; `?size=` is one of `photoSizes`. */
export const giveObject = async (app: AppContext, caller: Caller, request: Request, response: Response) => {
  const { id } = request.params as { id: string }
  if (!isId(id)) throw notFound('File')
  const viewer = await new Context(app, caller).viewer()
  const isAdmin = viewer?.userType === 'admin'
  const values = { id, ...readsAs(viewer), now: app.clock() }
  const [found] = await rowsOf<Visible>(app.database.pool, VISIBLE, values)
  if (!found) throw notFound('File')
  const isReviewed = isAdmin && isFramed(request)
  const given = found.isStrangers
    ? await givenToStrangers(app, caller, request, found)
    : await givenOf(app, request, found, isReviewed)
  const { name, contentType, bytes: size, disposition, isPassing } = given
  // A browser saves the file in one context and displays it in another, so caches must keep the two apart.
  response.vary('Sec-Fetch-Dest')
  const policy = isReviewed ? FRAMED : SANDBOXED
  const readUrl = await app.store.readUrl(name, { contentType, disposition })
  if (readUrl) {
    response.set({
      ...policy,
      Location: readUrl,
      'Cache-Control': `private, max-age=${isPassing ? WAITING_SECONDS : REDIRECT_SECONDS}`,
    })
    return response.status(302).end()
  }
  return sendFile(request, response, {
    type: contentType,
    disposition,
    headers: {
      ...policy,
      ...(size && { 'Content-Length': String(size) }),
      // Registered bytes never change, but who may see them can, so shared caches must not keep them.
      'Cache-Control': isPassing ? `private, max-age=${WAITING_SECONDS}` : 'private, max-age=3600, immutable',
    },
    content: async () => metered(await app.store.read(name), caller.quota, PRICES.sentKilobyte),
  })
}
