import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Runs one program of the toolchain on the current Node and shows its output. Returns true if it succeeded. */
export const step = (title, args) => {
  console.log(`\n${title}`)
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0
}
