import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { limits } from '../../rules/limits.js'
import { uploadQuotas, uploadRates } from '../../rules/uploads/uploadBounds.js'
import { countMade } from '../accounts/countMade.js'
import { ownAccount } from '../accounts/ownAccount.js'
import { refuseBeyond } from '../accounts/quotas.js'
import type { Viewer } from '../accounts/Viewer.js'
import { ownAct } from '../act.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import type { CreateUploadInput } from './inputs.js'
import { Upload } from './Upload.js'

/** Bytes stored by the user; an upload that has not arrived counts as the largest size allowed. */
const storedBy = async (tx: EntityManager, { id }: Viewer): Promise<number> => {
  const [{ bytes }] = await tx.execute<[{ bytes: number }]>(
    'select coalesce(sum(coalesce(size, ?)), 0)::float8 as bytes from uploads where owner_id = ?',
    [limits.uploadBytes, id],
  )
  return bytes
}

/** Takes a write lock, so that simultaneous links are counted one after the other. */
const ownUploads = ownAccount([], LockMode.PESSIMISTIC_WRITE)

/** Creates an upload. One account has room for `limits.unclaimedUploads` unused files. */
export const newUpload = ownAct(ownUploads, async (acting, expiresAt: Date): Promise<Upload> => {
  const { tx, context, viewer, now } = acting
  await countMade(context, tx, viewer, uploadRates.uploads)
  refuseBeyond(context, uploadQuotas.storedBytes, (await storedBy(tx, viewer)) + limits.uploadBytes)
  const waiting = {
    ownerId: viewer.id,
    jobId: null,
    vendorDocumentId: null,
    businessId: null,
    visitId: null,
  }
  if ((await tx.count(Upload, waiting)) >= limits.unclaimedUploads) throw conflict('TOO_MANY_UPLOADS')
  return tx.create(Upload, { ownerId: viewer.id, createdAt: now, expiresAt })
})

const LINK_MINUTES = 15

/** Creates a signed link to PUT the bytes to; they are registered afterwards. */
export async function createUpload(
  context: Context,
  input?: CreateUploadInput | null,
): Promise<{ uploadURL: string; expiresAt: Date }> {
  const { contentType, size } = input ?? {}
  const { now, app } = context
  const expiresAt = new Date(now.getTime() + LINK_MINUTES * 60_000)
  const { id } = await newUpload(context, expiresAt)
  const file = contentType && size ? { contentType, size } : undefined
  return { uploadURL: await app.store.uploadUrl(id, { now, expiresAt, ...(file && { file }) }), expiresAt }
}
