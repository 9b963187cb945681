import { chmodSync, cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../tools/freePort.mjs'
import { createTestDatabase } from '../environment/testDatabase.js'
import { eventually } from '../eventually.js'
import { build, isAlive, makeDataDir, postmasterPid, removeDataDir, ServerProcess } from './serverProcess.js'
import { signIn, signUp } from './signUp.js'

const dataDirs: string[] = []
const servers: ServerProcess[] = []

let pristine: string

// A first start creates and migrates a cluster; the tests start from copies of it.
beforeAll(async () => {
  await build()
  pristine = makeDataDir()
  const server = await start({ DATA_DIR: pristine })
  await server.end('SIGTERM')
}, 120_000)

afterAll(() => removeDataDir(pristine))

afterEach(async () => {
  for (const server of servers.splice(0)) await server.end('SIGKILL')
  for (const dataDir of dataDirs.splice(0)) await removeDataDir(dataDir)
})

const emptyDataDir = () => {
  const dataDir = makeDataDir()
  dataDirs.push(dataDir)
  return dataDir
}

const newDataDir = () => {
  const dataDir = emptyDataDir()
  cpSync(pristine, dataDir, { recursive: true })
  // PostgreSQL requires its folder to be closed to others, and a copy is not.
  chmodSync(join(dataDir, 'postgres'), 0o700)
  return dataDir
}

const start = async (settings: NodeJS.ProcessEnv) => {
  const server = new ServerProcess({ PORT: String(await freePort()), DEMO: 'off', ...settings })
  servers.push(server)
  return server.ready()
}

const postmasterOf = (dataDir: string) => {
  const pid = postmasterPid(dataDir)
  if (!pid) throw new Error(`no PostgreSQL over ${dataDir}`)
  return pid
}

describe('a running server', () => {
  it('exits with 0 on SIGTERM and stops its PostgreSQL', async () => {
    const dataDir = newDataDir()
    const server = await start({ DATA_DIR: dataDir })
    const pid = postmasterOf(dataDir)
    const { code, stderr } = await server.end('SIGTERM')
    expect(code).toBe(0)
    expect(stderr).toBe('')
    expect(isAlive(pid)).toBe(false)
  })

  it('loses no row to kill -9', async () => {
    const dataDir = newDataDir()
    const first = await start({ DATA_DIR: dataDir })
    const { id } = await signUp(first.url, 'kept@example.com')
    const pid = postmasterOf(dataDir)
    await first.end('SIGKILL')
    if (process.platform === 'linux') await eventually(false, () => isAlive(pid))
    const second = await start({ DATA_DIR: dataDir })
    expect(await signIn(second.url, 'kept@example.com')).toBe(id)
  })

  it('restarts its PostgreSQL after kill -9, without losing a row', async () => {
    const dataDir = newDataDir()
    const server = await start({ DATA_DIR: dataDir })
    const { id } = await signUp(server.url, 'kept@example.com')
    process.kill(postmasterOf(dataDir), 'SIGKILL')
    await eventually(id, () => signIn(server.url, 'kept@example.com'))
    expect((await server.end('SIGTERM')).code).toBe(0)
  })

  it('starts again after both were killed', async () => {
    const dataDir = newDataDir()
    const first = await start({ DATA_DIR: dataDir })
    const { id } = await signUp(first.url, 'kept@example.com')
    process.kill(postmasterOf(dataDir), 'SIGKILL')
    await first.end('SIGKILL')
    const second = await start({ DATA_DIR: dataDir })
    expect(await signIn(second.url, 'kept@example.com')).toBe(id)
  })

  it.each([
    ['empty', ''],
    ['full of zeros', '\0'.repeat(90)],
  ])('starts with all data when a power cut left postmaster.pid %s', async (_, content) => {
    const dataDir = newDataDir()
    const first = await start({ DATA_DIR: dataDir })
    const { id } = await signUp(first.url, 'kept@example.com')
    const pid = postmasterOf(dataDir)
    process.kill(pid, 'SIGKILL')
    await first.end('SIGKILL')
    await eventually(false, () => isAlive(pid))
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), content)
    const second = await start({ DATA_DIR: dataDir })
    expect(await signIn(second.url, 'kept@example.com')).toBe(id)
  })

  it('shares nothing with another one running next to it', async () => {
    const [one, other] = await Promise.all([
      start({ DATA_DIR: newDataDir() }),
      start({ DATA_DIR: newDataDir() }),
    ])
    const here = await signUp(one.url, 'same@example.com')
    expect(await signIn(other.url, 'same@example.com')).toBe('UNAUTHENTICATED')
    const there = await signUp(other.url, 'same@example.com')
    expect(there.id).not.toBe(here.id)
    // Cookies ignore ports: with the same name, signing in here would sign out there.
    expect(there.cookie.split('=')[0]).not.toBe(here.cookie.split('=')[0])
  })

  it('ignores a second start with the same data', async () => {
    const dataDir = newDataDir()
    const server = await start({ DATA_DIR: dataDir })
    const { id } = await signUp(server.url, 'kept@example.com')
    const onSamePort = new ServerProcess(server.settings)
    expect((await onSamePort.ended()).code).toBe(1)
    const beside = await start({ DATA_DIR: dataDir })
    expect(await signIn(beside.url, 'kept@example.com')).toBe(id)
    expect((await beside.end('SIGTERM')).code).toBe(0)
    expect(await signIn(server.url, 'kept@example.com')).toBe(id)
  })

  it('works with an external server', async () => {
    const dataDir = emptyDataDir()
    const database = await createTestDatabase()
    const server = await start({ DATA_DIR: dataDir, DATABASE_URL: database.url })
    const { id } = await signUp(server.url, 'own@example.com')
    expect(await signIn(server.url, 'own@example.com')).toBe(id)
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
    expect((await server.end('SIGTERM')).code).toBe(0)
    await database.drop()
  })
})
