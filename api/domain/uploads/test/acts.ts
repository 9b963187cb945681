import { type Act, customer, vendor } from '../../../test/pairs/act.js'
import { sendFile } from '../../../test/uploads.js'

export const acts: Record<string, Act[]> = {
  createUpload: [{ by: customer }],
  registerJobImage: [{ by: customer, variables: scene => ({ imageURL: scene.linkOf(scene.photoId) }) }],
  uploadFile: [{ by: vendor, send: sendFile }],
}
