import type { Config } from '../config.js'
import type { Database } from './database.js'

export async function seedDemo(_database: Database, _config: Config, _now: Date): Promise<void> {}
