import './demandNode.mjs'
import { buildIfStale } from './buildIfStale.mjs'

try {
  await buildIfStale()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
