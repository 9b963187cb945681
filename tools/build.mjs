import { buildIfStale } from './buildIfStale.mjs'
import { demandNode } from './nodeVersion.mjs'

demandNode()

try {
  await buildIfStale()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
