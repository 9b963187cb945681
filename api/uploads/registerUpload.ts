import { LockMode } from '@mikro-orm/core'
import type { Context } from '../context.js'
import { limits } from '../rules/limits.js'
import { type ContentType, sniff, uploadWords } from '../rules/uploadRules.js'
import { badField, conflict, notFound } from '../shared/errors.js'
import { objectPath, Upload } from './Upload.js'

/** Looks at the arrived bytes: the owner, the size, and the real type by the first bytes, not by the name. */
const register = async (
  context: Context,
  path: string,
  uploadURL: string,
  accepts: readonly ContentType[],
  words: string,
) => {
  const viewer = await context.signedIn('customer', 'vendor')
  const { store } = context.house
  const id = store.idOf(uploadURL)
  if (!id) throw notFound('Upload')
  return context.em.transactional(async tx => {
    const upload = await tx.findOne(
      Upload,
      { id, ownerId: viewer.id },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    )
    if (!upload) throw notFound('Upload')
    if (upload.registeredAt) return objectPath(id)
    const arrived = await store.inspect(id)
    if (!arrived) throw conflict('UPLOAD_INCOMPLETE')
    if (arrived.size === 0) throw badField(path, uploadWords.empty)
    if (arrived.size > limits.uploadBytes) throw badField(path, uploadWords.tooLarge)
    const contentType = sniff(arrived.head)
    if (!contentType || !accepts.includes(contentType)) throw badField(path, words)
    Object.assign(upload, { contentType, size: arrived.size, registeredAt: context.now })
    return objectPath(id)
  })
}

/** A photo for a job: PNG, JPG or GIF. Answers its object path. */
export const registerJobImage = (context: Context, imageURL: string) =>
  register(context, 'imageURL', imageURL, ['image/png', 'image/jpeg', 'image/gif'], uploadWords.notAPhoto)
