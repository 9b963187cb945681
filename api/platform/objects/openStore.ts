import { join } from 'node:path'
import type { Config } from '../config.js'
import { LocalStore } from './LocalStore.js'
import type { ObjectStore } from './ObjectStore.js'
import type { ReportFailure } from './reach.js'
import { S3Store } from './S3Store.js'
import { UploadLinks } from './UploadLinks.js'

export const openStore = (
  { dataDir, publicUrl, secret, s3 }: Config,
  reportFailure: ReportFailure = () => undefined,
): ObjectStore => {
  const links = new UploadLinks(publicUrl, secret)
  return s3
    ? new S3Store(s3, links, reportFailure)
    : new LocalStore(join(dataDir, 'objects'), links, reportFailure)
}
