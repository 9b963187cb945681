import { finished, PassThrough } from 'node:stream'
import { LockMode } from '@mikro-orm/core'
import type { Request, Response } from 'express'
import { conflict } from '../../domain/conflicts.js'
import type { AppContext } from '../../domain/context.js'
import { Upload } from '../../domain/uploads/Upload.js'
import { forbidden, notFound } from '../../platform/errors.js'
import { metered } from '../../platform/limits/metered.js'
import type { RequestQuota } from '../../platform/limits/RequestQuota.js'
import { TooLarge } from '../../platform/objects/ObjectStore.js'
import type { SignedLink } from '../../platform/objects/UploadLinks.js'
import { uploadWords } from '../../rules/uploads/uploadRules.js'
import { Refused } from '../failures.js'
import { readPast } from '../readJson.js'

const ifOpen = ({ database, store }: AppContext, id: string, keep: () => Promise<void>) =>
  store.inTurn(() =>
    database.orm.em.fork().transactional(async tx => {
      const upload = await tx.findOne(Upload, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
      if (!upload || upload.registeredAt) throw conflict('UPLOAD_USED')
      await keep()
    }),
  )

const isAnother = ({ headers }: Request, { file }: SignedLink) =>
  file && (Number(headers['content-length']) !== file.size || headers['content-type'] !== file.contentType)

/**
 * The bytes in a separate stream: a failing store ends only that one, and the rest of the body can still be discarded.
 * Closing a connection with unread bytes would lose the response.
 */
const poured = (request: Request) => {
  const bytes = new PassThrough()
  // The reader of the stream gets the error too, if there still is one.
  bytes.on('error', () => undefined)
  finished(request, error => error && bytes.destroy(error))
  return request.pipe(bytes)
}

/** `PUT /objects/ID?expires&signature` accepts the bytes of an upload. */
export const takeBytes = async (
  app: AppContext,
  quota: RequestQuota,
  request: Request,
  response: Response,
) => {
  const link = app.store.links.read(request.originalUrl)
  if (!link || link.expiresAt <= app.clock()) throw forbidden('This upload link is not valid or has expired')
  if (isAnother(request, link)) throw forbidden('This upload link was made for another file')
  const { id } = link
  const { rows } = await app.database.pool.query('select registered_at from uploads where id = $1', [id])
  if (!rows[0]) throw notFound('Upload')
  if (rows[0].registered_at) throw conflict('UPLOAD_USED')
  try {
    // Registering locks the same row, so the checked bytes are the stored bytes.
    await app.store.write(id, metered(poured(request), quota), keep => ifOpen(app, id, keep))
  } catch (error) {
    // The rest of the body is not read: we respond and close the connection.
    if (error instanceof TooLarge) throw new Refused(413, 'BAD_USER_INPUT', uploadWords.tooLarge)
    readPast(request)
    throw error
  }
  return response.status(200).end()
}
