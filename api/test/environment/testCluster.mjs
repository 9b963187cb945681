import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import '../../../tools/swc-hook.mjs'

const prefix = 'haulbid-test-'

const isAlive = pid => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const isAbandoned = folder => {
  try {
    return !isAlive(Number(readFileSync(join(folder, 'runner.pid'), 'utf8')))
  } catch {
    return false
  }
}

// A killed run could not clean up after itself. Its PostgreSQL stopped with it.
const removeAbandoned = () => {
  const folders = readdirSync(tmpdir()).filter(name => name.startsWith(prefix))
  for (const name of folders) {
    const folder = join(tmpdir(), name)
    if (isAbandoned(folder)) rmSync(folder, { recursive: true, force: true })
  }
}

/** A PostgreSQL for one test run; its whole folder is removed with it, also on Ctrl-C. */
export const startTestCluster = async () => {
  removeAbandoned()
  const { startEmbedded } = await import('../../platform/embedded/startEmbedded.ts')
  const dataDir = mkdtempSync(join(tmpdir(), prefix))
  writeFileSync(join(dataDir, 'runner.pid'), String(process.pid))
  const remove = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  const postgres = await startEmbedded({ dataDir, durable: false }).catch(error => {
    remove()
    throw error
  })
  const atExit = () => {
    postgres.kill()
    remove()
  }
  const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
  for (const [signal, code] of Object.entries(signals)) process.once(signal, () => process.exit(code))
  process.once('exit', atExit)
  return {
    url: postgres.adminUrl,
    stop: async () => {
      await postgres.stop()
      process.off('exit', atExit)
      remove()
    },
  }
}
