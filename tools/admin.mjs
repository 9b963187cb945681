import './demandNode.mjs'

await import('./swc-hook.mjs')
const { readConfig } = await import('../api/platform/config.ts')
const { openConfigured } = await import('../api/platform/database/openConfigured.ts')
const { entities } = await import('../api/domain/nouns.ts')
const { migrate } = await import('../api/platform/database/migrate.ts')
const { makeAdmin } = await import('./makeAdmin.ts')

const main = async () => {
  const config = readConfig(process.env)
  const { database, close } = await openConfigured(config, entities, console.error)
  try {
    await migrate(database)
    const link = await makeAdmin(database, config, process.argv[2] ?? '', new Date())
    console.log(`\nOpen this link within seven days to choose the administrator's password:\n\n  ${link}\n`)
  } finally {
    await close()
  }
}

main().catch(error => {
  console.error(['ConfigError', 'StartError'].includes(error.name) ? error.message : error)
  process.exit(1)
})
