import './demandNode.mjs'

await import('./swc-hook.mjs')
const { readConfig } = await import('../api/platform/config.ts')
const { makeBucket } = await import('../api/platform/objects/makeBucket.ts')

makeBucket(readConfig(process.env)).then(
  lines => console.log(lines.join('\n')),
  error => {
    console.error(['ConfigError', 'StartError'].includes(error.name) ? error.message : error)
    process.exit(1)
  },
)
