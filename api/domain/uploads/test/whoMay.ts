import { type PathPolicy, type Policy, SIGNED_IN } from '../../../test/security/policies.js'
import { given } from '../../../test/security/setups.js'
import { sendFile } from '../../../test/uploads.js'
import { upload } from './setups.js'

export const mutations: Record<string, Policy> = {
  createUpload: { may: SIGNED_IN },
  registerJobImage: {
    may: ['customer'],
    setup: given(async world => ({ imageURL: await upload(world.people.customer) })),
  },
  uploadFile: { may: SIGNED_IN, send: sendFile },
}

export const restPaths: Record<string, PathPolicy> = {
  'POST /objects/upload': { may: SIGNED_IN },
  'PUT /job-images': {
    may: ['customer'],
    request: async world => ({ body: { imageURL: await upload(world.people.customer) } }),
  },
}
