import { noun } from '../noun.js'
import { Upload } from './Upload.js'
import { UploadResolver } from './UploadResolver.js'
import { erased, exported, notExported } from './userData.js'

export const uploads = noun({
  name: 'uploads',
  why: 'A file has an owner; what it is for comes later.',
  entities: [Upload],
  resolvers: [UploadResolver],
  exported,
  notExported,
  erased,
})
