import { CREATE_UPLOAD } from '../../../test/operations.js'
import { PNG } from '../../../test/uploads.js'
import type { TestUser } from '../../../test/users.js'

export const upload = async (by: TestUser): Promise<string> => {
  const { createUpload } = await by.ask(CREATE_UPLOAD)
  await fetch(createUpload.uploadURL, { method: 'PUT', body: new Uint8Array(PNG) })
  return createUpload.uploadURL
}
