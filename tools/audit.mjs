import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { advisoryComplaints } from './advisoryComplaints.mjs'
import { lockComplaints } from './lockComplaints.mjs'
import { root } from './step.mjs'

const PATIENCE_MS = 20_000

const read = name => JSON.parse(readFileSync(join(root, name), 'utf8'))

/** The npm that runs this script, or else the one on the PATH. */
const runNpm = args => {
  const options = { cwd: root, encoding: 'utf8', timeout: PATIENCE_MS, maxBuffer: 64 * 1024 * 1024 }
  const npm = process.env.npm_execpath
  return npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

/** The registry's advisories for the production dependencies; undefined if it does not answer. */
const askRegistry = () => {
  const { stdout } = runNpm(['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0'])
  try {
    const report = JSON.parse(stdout)
    return report.vulnerabilities && report
  } catch {
    return undefined
  }
}

/** For `npm run check`: checks the installed packages and, if the registry answers, their known advisories. */
export const audit = () => {
  console.log('\nDependencies')
  const allowed = read('tools/audit.json')
  const report = askRegistry()
  if (!report)
    console.warn('  SKIPPED, advisories: the registry could not be asked. The lock was checked alone.')
  const today = new Date().toISOString().slice(0, 10)
  const complaints = [
    ...lockComplaints(read('package.json'), read('package-lock.json'), allowed),
    ...(report ? advisoryComplaints(report, allowed.advisories, today) : []),
  ]
  for (const complaint of complaints) console.error(`  ${complaint}`)
  return complaints.length === 0
}
