import { join } from 'node:path'
import type { Config } from '../config.js'
import { LocalStore } from './LocalStore.js'
import type { ObjectStore } from './ObjectStore.js'

export const openStore = ({ dataDir, publicUrl, secret }: Config): ObjectStore =>
  new LocalStore(join(dataDir, 'objects'), publicUrl, secret)
