import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { compressAssets } from './compressAssets.mjs'
import { locked } from './lock.mjs'
import { hashOf } from './sources.mjs'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const stampFile = join(dist, '.build.json')
const common = ['package-lock.json', 'tsconfig.json', 'tools/buildIfStale.mjs', 'tools/compressAssets.mjs']

const run = async (name, args) => {
  // Vite would build React's development version for a caller with NODE_ENV=development or test.
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The build of the ${name} failed:\n${said.trim()}`)
}

const isRead = path =>
  ['.graphql', '.sql', '.html', '.txt', '.png', '.ttf'].includes(extname(path)) || !extname(path)

// The new build replaces the old one only once it is complete.
const replace = name => {
  rmSync(join(dist, name), { recursive: true, force: true })
  renameSync(join(dist, `${name}.new`), join(dist, name))
}

const parts = {
  api: {
    sources: ['api', ...common],
    build: async () => {
      const out = join(dist, 'api.new')
      rmSync(out, { recursive: true, force: true })
      await run('API', ['node_modules/typescript/bin/tsc', '-p', 'api/tsconfig.build.json', '--outDir', out])
      cpSync(join(root, 'api'), out, { recursive: true, filter: isRead })
    },
  },
  web: {
    sources: ['web', 'api/rules', 'vite.config.ts', 'tools/chunkGroups.ts', ...common],
    build: async () => {
      const out = join(dist, 'web.new')
      await run('pages', ['node_modules/vite/bin/vite.js', 'build', '--outDir', out, '--emptyOutDir'])
      await compressAssets(out)
    },
  },
}

const readStamp = () => {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return {}
  }
}

const stale = () => {
  const built = readStamp()
  const hashes = Object.entries(parts).map(([name, { sources }]) => [name, hashOf(root, sources)])
  return hashes.filter(([name, hash]) => built[name] !== hash || !existsSync(join(dist, name)))
}

const buildPart = async ([name, hash]) => {
  await parts[name].build()
  replace(name)
  return [name, hash]
}

const build = async () => {
  const work = stale()
  if (work.length === 0) return
  console.log('Building (once for each change, some seconds)')
  mkdirSync(dist, { recursive: true })
  const done = await Promise.all(work.map(buildPart))
  writeFileSync(stampFile, `${JSON.stringify({ ...readStamp(), ...Object.fromEntries(done) }, null, 2)}\n`)
}

/** Compiles the API to dist/api and the pages to dist/web if their sources have changed since the last build. */
export const buildIfStale = async () => {
  if (stale().length > 0) await locked(join(dist, '.build.lock'), build)
}
