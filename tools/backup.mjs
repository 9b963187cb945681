import './demandNode.mjs'
import { withInstall } from './backup/withInstall.mjs'

await withInstall('npm run backup -- FOLDER', async (install, folder) => {
  const { backUp } = await import('./backup/backUp.ts')
  const { rows, objects, missing, folder: made } = await backUp(install, folder, new Date())
  console.log(`${made}: ${rows} rows and ${objects} objects`)
  if (missing.length > 0)
    console.warn(`The database knows of files that the store does not have: ${missing.join(', ')}`)
})
