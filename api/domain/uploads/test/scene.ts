import { newId } from '../../../platform/ids.js'
import { START } from '../../../test/harness.js'
import { AT, LATER, type ScenePart } from '../../../test/pairs/scene.js'

declare module '../../../test/pairs/scene.js' {
  interface Scene {
    /** The customer's. */
    photoId: string
    /** The vendor's. */
    paperId: string
    /** The link that an upload was sent to. */
    linkOf(uploadId: string): string
  }
}

export const scenePart: ScenePart = {
  names: () => ({ photoId: newId(), paperId: newId() }),
  rows: ({ id, photoId, paperId }) => `
    insert into uploads (id, owner_id, created_at, expires_at, registered_at, content_type, size) values
      ('${photoId}', '${id.customer}', ${AT}, ${LATER}, ${AT}, 'image/png', 8),
      ('${paperId}', '${id.vendor}', ${AT}, ${LATER}, ${AT}, 'image/png', 8);`,
  async afterwards({ app }, made) {
    made.linkOf = uploadId => app.context.store.links.make(uploadId, { now: START, expiresAt: START })
  },
}
