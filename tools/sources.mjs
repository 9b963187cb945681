import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const isOfTests = path => /(^|\/)(test|testing)\/|\.test\.tsx?$/.test(path.replaceAll('\\', '/'))

const filesUnder = (root, path) => {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  const entries = readdirSync(full, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)))
}

/** One hash of the names and contents of everything under `paths`, except tests. */
export const hashOf = (root, paths) => {
  const files = paths.flatMap(path => filesUnder(root, path)).filter(path => !isOfTests(path))
  const hash = createHash('sha256')
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}
