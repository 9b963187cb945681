import { noun } from '../noun.js'
import { makeThumbnails } from './makeThumbnails.js'
import { removeUnclaimed } from './removeUnclaimed.js'
import { Upload } from './Upload.js'
import { UploadResolver } from './UploadResolver.js'
import { uploadRoutes } from './uploadRoutes.js'
import { erased, exported, notExported } from './userData.js'

export const uploads = noun({
  name: 'uploads',
  why: 'A file has an owner; what it is for comes later.',
  entities: [Upload],
  resolvers: [UploadResolver],
  rest: uploadRoutes,
  tasks: { makeThumbnails, removeUnclaimed },
  exported,
  notExported,
  erased,
})
