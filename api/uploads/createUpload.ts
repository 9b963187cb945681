import type { Context } from '../context.js'
import { Upload } from './Upload.js'

const LINK_MINUTES = 15

/** A signed link to PUT the bytes to; registering them comes after. */
export async function createUpload(context: Context): Promise<{ uploadURL: string; expiresAt: Date }> {
  const viewer = await context.signedIn('customer', 'vendor')
  const expiresAt = new Date(context.now.getTime() + LINK_MINUTES * 60_000)
  const upload = context.em.create(Upload, { ownerId: viewer.id, createdAt: context.now, expiresAt })
  await context.em.flush()
  return { uploadURL: await context.house.store.uploadUrl(upload.id, expiresAt), expiresAt }
}
