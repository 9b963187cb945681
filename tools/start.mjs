import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildIfStale } from './buildIfStale.mjs'
import { demandNode } from './nodeVersion.mjs'

demandNode()

try {
  await buildIfStale()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

// Halves the time that loading some thousand modules takes.
enableCompileCache(join(import.meta.dirname, '../dist/.cache'))
await import('../dist/api/main.js')
