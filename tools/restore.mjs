import './demandNode.mjs'
import { withInstall } from './backup/withInstall.mjs'

await withInstall('npm run restore -- FOLDER', async (install, folder) => {
  const { migrate } = await import('../api/platform/database/migrate.ts')
  const { restoreFrom } = await import('./backup/restoreFrom.ts')
  await migrate(install.database)
  const { rows, objects, madeAt } = await restoreFrom(install, folder)
  console.log(`Restored the backup of ${madeAt}: ${rows} rows and ${objects} objects`)
})
