import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { badField } from '../../platform/errors.js'
import { metered } from '../../platform/limits/metered.js'
import { TooLarge } from '../../platform/objects/ObjectStore.js'
import { documentContentTypes, uploadWords } from '../../rules/uploads/uploadRules.js'
import type { Context } from '../context.js'
import { newUpload } from './createUpload.js'
import { checkUpload } from './registerUpload.js'
import { objectPath, Upload } from './Upload.js'

const ACCEPTS = { path: 'file', types: documentContentTypes, words: uploadWords.notADocument }
const MINUTE_MS = 60_000

/** Thrown by our own store, or by graphql-upload, which stops reading at its own limit. */
const isTooLarge = (error: unknown) =>
  error instanceof TooLarge || (error as { status?: number }).status === 413

/** If its bytes cannot be removed now, the row stays so that the cleanup finds them. */
const forget = ({ app, em }: Context, id: string) =>
  app.store.remove(id).then(
    () => em.fork().nativeDelete(Upload, id),
    () => undefined,
  )

/**
 * Uploads a file in one request, for partners. The limits are the same as by link, and a refused file leaves nothing
 * behind.
 */
export async function uploadFile(
  context: Context,
  file: FileUpload,
): Promise<{ objectPath: string; uploadURL: string }> {
  const viewer = await context.signedIn()
  const { app, caller, em, now } = context
  const expiresAt = new Date(now.getTime() + MINUTE_MS)
  const upload = await newUpload(context, expiresAt)
  const uploadURL = await app.store.uploadUrl(upload.id, { now, expiresAt })
  try {
    await app.store.write(upload.id, metered(file.createReadStream(), caller.quota))
    await app.store.inTurn(() =>
      em.fork().transactional(tx => checkUpload(context, tx, viewer, uploadURL, ACCEPTS)),
    )
    return { objectPath: objectPath(upload.id), uploadURL }
  } catch (error) {
    await forget(context, upload.id)
    throw isTooLarge(error) ? badField('file', uploadWords.tooLarge) : error
  }
}
