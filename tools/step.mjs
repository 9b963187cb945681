import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Runs one program of the toolchain on this very Node; what it says is shown. Tells whether it was content. */
export const step = (title, args) => {
  console.log(`\n${title}`)
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0
}
