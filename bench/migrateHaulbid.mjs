import { openDatabase } from '../dist/api/db/database.js'
import { migrate } from '../dist/api/db/migrate.js'

/** The product's own tables and queue in an empty database. */
export const migrateHaulbid = async url => {
  const database = await openDatabase(url)
  try {
    await migrate(database)
  } finally {
    await database.close()
  }
}
