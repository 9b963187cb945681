// Runs before every command, on the machine's own Node and without any package installed: only node:* imports.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locked } from './lock.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const packagesIn = file => {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch {
    return undefined
  }
}

const isSame = (a, b) => a.version === b.version && a.integrity === b.integrity

// npm writes this file last, so an interrupted install has none. Packages for other platforms are never there.
const isInstalled = () => {
  const wanted = packagesIn('package-lock.json')
  const present = packagesIn(join('node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  const names = Object.keys(wanted).filter(name => name !== '')
  const missing = names.filter(name =>
    present[name] ? !isSame(present[name], wanted[name]) : !wanted[name].optional,
  )
  return missing.length === 0 && Object.keys(present).every(name => wanted[name])
}

const npm = args => {
  // The Node that runs npm, never the one in node_modules, which npm is about to delete.
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  return cli
    ? spawnSync(node ?? process.execPath, [cli, ...args], {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    : spawnSync('npm', args, {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        shell: process.platform === 'win32',
      })
}

const install = () => {
  if (isInstalled()) return
  console.log('Installing packages (once, about half a minute)')
  const { status } = npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (status !== 0) throw new Error('npm ci failed: see above, then run the command again')
}

if (!isInstalled()) {
  try {
    await locked(join(root, 'dist', '.install.lock'), install)
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
