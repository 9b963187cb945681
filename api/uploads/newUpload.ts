import { LockMode } from '@mikro-orm/core'
import { User } from '../accounts/User.js'
import type { Viewer } from '../accounts/Viewer.js'
import type { Context } from '../context.js'
import { limits } from '../rules/limits.js'
import { conflict } from '../shared/errors.js'
import { Upload } from './Upload.js'

/** A file on its way. One account has room for `limits.unclaimedUploads` files that nothing uses. */
export const newUpload = ({ em, now }: Context, viewer: Viewer, expiresAt: Date): Promise<Upload> =>
  em.fork().transactional(async tx => {
    // Held, so that links asked for at once are counted one after the other.
    await tx.findOneOrFail(User, viewer.id, { fields: ['id'], lockMode: LockMode.PESSIMISTIC_WRITE })
    const waiting = { ownerId: viewer.id, jobId: null, vendorDocumentId: null }
    if ((await tx.count(Upload, waiting)) >= limits.unclaimedUploads) throw conflict('TOO_MANY_UPLOADS')
    return tx.create(Upload, { ownerId: viewer.id, createdAt: now, expiresAt })
  })
