import { openDatabase } from '../dist/api/platform/database/database.js'
import { migrate } from '../dist/api/platform/database/migrate.js'

/** Creates the product's own tables and queue in an empty database. */
export const migrateHaulbid = async url => {
  const database = await openDatabase(url)
  try {
    await migrate(database)
  } finally {
    await database.close()
  }
}
