import '../swc-hook.mjs'

const run = async (usage, act) => {
  const { StartError } = await import('../../api/platform/errors.ts')
  const folder = process.argv[2]
  if (!folder) throw new StartError(`Name a folder: ${usage}`)
  const { readConfig } = await import('../../api/platform/config.ts')
  const { openConfigured } = await import('../../api/platform/database/openConfigured.ts')
  const { openStore } = await import('../../api/platform/objects/openStore.ts')
  const config = readConfig(process.env)
  const { database, close } = await openConfigured(config, [], console.error)
  try {
    await act({ database, store: openStore(config) }, folder)
  } finally {
    await close()
  }
}

/** Opens the database and the store of the current settings and passes them on with the folder given. */
export const withInstall = (usage, act) =>
  run(usage, act).catch(error => {
    console.error(['ConfigError', 'StartError'].includes(error.name) ? error.message : error)
    process.exit(1)
  })
