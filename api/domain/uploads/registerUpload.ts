import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { badField, notFound } from '../../platform/errors.js'
import { limits } from '../../rules/limits.js'
import {
  type ContentType,
  imageTypes,
  isImage,
  refusalOf,
  sniff,
  uploadWords,
} from '../../rules/uploads/uploadRules.js'
import type { Viewer } from '../accounts/Viewer.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import { imageProblem } from './imageProblem.js'
import { pdfProblem } from './pdfProblem.js'
import { objectPath, Upload } from './Upload.js'

interface Accepts {
  /** The input field that contained the link. */
  path: string
  types: readonly ContentType[]
  words: string
}

/**
 * Checks the upload behind a link: its owner, its size, and its actual type by the first bytes, not by the name. From
 * then on its bytes can't change.
 */
export async function checkUpload(
  context: Context,
  tx: EntityManager,
  viewer: Viewer,
  uploadURL: string,
  accepts: Accepts,
): Promise<Upload> {
  const { store } = context.app
  const id = store.idOf(uploadURL)
  const upload =
    id && (await tx.findOne(Upload, { id, ownerId: viewer.id }, { lockMode: LockMode.PESSIMISTIC_WRITE }))
  if (!upload) throw notFound('Upload')
  const { path, types, words } = accepts
  if (upload.registeredAt) {
    if (!types.includes(upload.contentType!)) throw badField(path, words)
    return upload
  }
  const arrived = await store.inspect(id)
  if (!arrived) throw conflict('UPLOAD_INCOMPLETE')
  if (arrived.size === 0) throw badField(path, uploadWords.empty)
  if (arrived.size > limits.uploadBytes) throw badField(path, uploadWords.tooLarge)
  const contentType = sniff(arrived.head)
  if (!contentType || !types.includes(contentType)) throw badField(path, refusalOf(arrived.head, words))
  const bytes = await store.arrived(id, arrived)
  const problem = isImage(contentType) ? await imageProblem(bytes, contentType) : await pdfProblem(bytes)
  if (problem) throw badField(path, problem)
  if (!(await store.settle(id, arrived))) throw conflict('UPLOAD_INCOMPLETE')
  return Object.assign(upload, { contentType, size: arrived.size, registeredAt: context.now })
}

const PHOTO: Accepts = { path: 'imageURL', types: imageTypes, words: uploadWords.notAPhoto }

/** Registers a photo for a job: PNG, JPG or GIF. Returns its object path. */
export async function registerJobImage(context: Context, imageURL: string): Promise<string> {
  const viewer = await context.signedIn()
  const { em, app } = context
  return app.store.inTurn(() =>
    em.transactional(async tx => {
      const { id: uploadId } = await checkUpload(context, tx, viewer, imageURL, PHOTO)
      await enqueue(tx, 'makeThumbnails', { uploadId })
      return objectPath(uploadId)
    }),
  )
}
