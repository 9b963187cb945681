import type { Request, Response } from 'express'
import type { QueryResultRow } from 'pg'
import { type AppContext, Context } from '../../domain/context.js'
import { type JobTable, mayReadDetails } from '../../domain/jobs/jobPolicy.js'
import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { notFound } from '../../platform/errors.js'
import { isId } from '../../platform/ids.js'
import { columnsOf } from '../../platform/rows/columns.js'
import type { ContentType } from '../../rules/uploadRules.js'
import { callerOf } from '../caller.js'
import { dispositionOf } from './dispositionOf.js'

/** Who may see an object: its owner, admins, and for a job's photos whoever may read its details (docs/product.md, The marketplace). */
const VISIBLE = prepared(`
  select o.content_type as "contentType", o.size, d.file_name as "fileName", o.owner_id = :viewer as "isOwn"
  from uploads o left join vendor_documents d on d.id = o.vendor_document_id
  where o.id = :id and o.registered_at is not null
    and (o.owner_id = :viewer or :isAdmin
      or exists (select from jobs j where j.id = o.job_id and ${mayReadDetails(columnsOf<JobTable>('j'))}))`)

interface Visible extends QueryResultRow {
  contentType: ContentType
  size: number
  fileName: string | null
  isOwn: boolean
}

/** Less than the lifetime of a link to the store. */
const REDIRECT_SECONDS = 240

/** `GET /objects/ID` serves the bytes, or redirects to the store. */
export const giveObject = async (app: AppContext, request: Request, response: Response) => {
  const { id } = request.params as { id: string }
  const viewer = isId(id) ? await new Context(app, callerOf(request, app)).viewer() : null
  const [found] = viewer
    ? await rowsOf<Visible>(app.database.pool, VISIBLE, {
        id,
        viewer: viewer.id,
        isAdmin: viewer.userType === 'admin',
        now: app.clock(),
      })
    : []
  if (!found) throw notFound('File')
  const { contentType, size, fileName, isOwn } = found
  const disposition = dispositionOf({ contentType, fileName, isOwn })
  response.set({
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  })
  const readUrl = await app.store.readUrl(id, { contentType, disposition })
  if (readUrl) {
    response.set({ Location: readUrl, 'Cache-Control': `private, max-age=${REDIRECT_SECONDS}` })
    return response.status(302).end()
  }
  const bytes = await app.store.read(id)
  response.set({
    'Content-Type': contentType,
    'Content-Length': String(size),
    'Content-Disposition': disposition,
    // Registered bytes never change, but who may see them can, so shared caches must not keep them.
    'Cache-Control': 'private, max-age=3600, immutable',
  })
  bytes.on('error', () => response.destroy())
  return bytes.pipe(response)
}
