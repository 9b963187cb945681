import type { Context } from '../context.js'
import type { CreateUploadInput } from './inputs.js'
import { newUpload } from './newUpload.js'

const LINK_MINUTES = 15

/** Creates a signed link to PUT the bytes to; they are registered afterwards. */
export async function createUpload(
  context: Context,
  input?: CreateUploadInput | null,
): Promise<{ uploadURL: string; expiresAt: Date }> {
  const viewer = await context.signedIn('customer', 'vendor')
  const { contentType, size } = input ?? {}
  const { now, app } = context
  const expiresAt = new Date(now.getTime() + LINK_MINUTES * 60_000)
  const { id } = await newUpload(context, viewer, expiresAt)
  const file = contentType && size ? { contentType, size } : undefined
  return { uploadURL: await app.store.uploadUrl(id, { now, expiresAt, ...(file && { file }) }), expiresAt }
}
