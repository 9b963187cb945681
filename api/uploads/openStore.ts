import { join } from 'node:path'
import { type Config, ConfigError } from '../config.js'
import { LocalStore } from './LocalStore.js'
import type { ObjectStore } from './ObjectStore.js'

/** The store that the settings name. Rather than keep files where nobody looks for them, S3 settings are refused until S3 is here. */
export const openStore = ({ dataDir, publicUrl, secret, s3 }: Config): ObjectStore => {
  if (s3)
    throw new ConfigError(
      'S3_ENDPOINT: this release keeps files under DATA_DIR/objects only; unset the S3_ settings',
    )
  return new LocalStore(join(dataDir, 'objects'), publicUrl, secret)
}
