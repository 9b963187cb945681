import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import type { Context } from '../context.js'
import { documentContentTypes, uploadWords } from '../rules/uploadRules.js'
import { badField } from '../shared/errors.js'
import { TooLarge } from './ObjectStore.js'
import { checkUpload } from './registerUpload.js'
import { objectPath, Upload } from './Upload.js'

const ACCEPTS = { path: 'file', types: documentContentTypes, words: uploadWords.notADocument }
const MINUTE_MS = 60_000

/** Said by our own store, or by graphql-upload, which stops reading at its own bound. */
const isTooLarge = (error: unknown) =>
  error instanceof TooLarge || (error as { status?: number }).status === 413

/** A file in one request, for partners: the same limits as by link, and nothing left behind where it is refused. */
export async function uploadFile(
  context: Context,
  file: FileUpload,
): Promise<{ objectPath: string; uploadURL: string }> {
  const viewer = await context.signedIn('customer', 'vendor')
  const { house, em, now } = context
  const expiresAt = new Date(now.getTime() + MINUTE_MS)
  const upload = em.create(Upload, { ownerId: viewer.id, createdAt: now, expiresAt })
  await em.flush()
  const uploadURL = await house.store.uploadUrl(upload.id, expiresAt)
  try {
    await house.store.write(upload.id, file.createReadStream())
    await em.fork().transactional(tx => checkUpload(context, tx, viewer, uploadURL, ACCEPTS))
    return { objectPath: objectPath(upload.id), uploadURL }
  } catch (error) {
    await house.store.remove(upload.id)
    await em.fork().nativeDelete(Upload, upload.id)
    throw isTooLarge(error) ? badField('file', uploadWords.tooLarge) : error
  }
}
