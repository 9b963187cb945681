import { spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../tools/freePort.mjs'
import { build, isAlive, makeDataDir, postmasterPid, removeDataDir, ServerProcess } from './serverProcess.js'

let whole: string
let dataDir: string
let folder: string

beforeAll(async () => {
  await build()
  whole = makeDataDir()
  const server = new ServerProcess({ PORT: String(await freePort()), DATA_DIR: whole, DEMO: 'off' })
  await server.ready()
  await server.end('SIGTERM')
}, 120_000)

afterAll(() => removeDataDir(whole))

beforeEach(() => {
  dataDir = makeDataDir()
  folder = join(dataDir, 'postgres')
  cpSync(whole, dataDir, { recursive: true })
  chmodSync(folder, 0o700)
})

afterEach(() => removeDataDir(dataDir))

const AWAY =
  'Nothing in it was changed: keep it. To go on from a backup, set DATA_DIR to a new folder and use npm run restore'
const ALONE = 'Give it to this user alone: chown -R and chmod -R u+rwX,go-rwx'

const start = async () =>
  new ServerProcess({ PORT: String(await freePort()), DATA_DIR: dataDir, DEMO: 'off' })

it.each<[string, () => void, RegExp, string]>([
  [
    'no version',
    () => rmSync(join(folder, 'PG_VERSION')),
    /^DATA_DIR: the database in .*postgres cannot be opened \(PG_VERSION is missing\)\. /,
    AWAY,
  ],
  ['an empty version', () => truncateSync(join(folder, 'PG_VERSION')), /\(PG_VERSION is empty\)/, AWAY],
  [
    'the version of another PostgreSQL',
    () => writeFileSync(join(folder, 'PG_VERSION'), '9.6\n'),
    /\(database files are incompatible with server\)/,
    AWAY,
  ],
  ['no password', () => rmSync(join(folder, 'haulbid.password')), /\(haulbid\.password is missing\)/, AWAY],
  [
    'the password of another cluster',
    () => writeFileSync(join(folder, 'haulbid.password'), 'another'),
    /password authentication failed/,
    AWAY,
  ],
  [
    'no control file',
    () => rmSync(join(folder, 'global/pg_control')),
    /\(global\/pg_control is missing\)/,
    AWAY,
  ],
  [
    'half a control file',
    () => truncateSync(join(folder, 'global/pg_control'), 100),
    /\(.*pg_control.*\)/,
    AWAY,
  ],
  ['no write-ahead log', () => rmSync(join(folder, 'pg_wal'), { recursive: true }), /pg_wal/, AWAY],
  [
    'a folder that others may read',
    () => chmodSync(folder, 0o755),
    /\(data directory .* has invalid permissions\)/,
    ALONE,
  ],
  [
    'an empty folder',
    () => {
      rmSync(folder, { recursive: true })
      cpSync(join(whole, 'postgres', 'pg_twophase'), folder, { recursive: true })
    },
    /\(PG_VERSION is missing\)/,
    AWAY,
  ],
])('says in one line what to do, and changes nothing: %s', async (_case, tear, why, advice) => {
  tear()
  const server = await start()
  const { code, stdout, stderr } = await server.ended()
  expect(stderr).toMatch(/^[^\n]+\n$/)
  expect(stderr).toMatch(why)
  expect(stderr.trim().endsWith(advice)).toBe(true)
  expect({ code, isReady: stdout.includes('ready') }).toEqual({ code: 1, isReady: false })
  expect(statSync(folder).isDirectory()).toBe(true)
  const pid = postmasterPid(dataDir)
  expect(pid && isAlive(pid)).toBeFalsy()
})

it('leaves an empty postmaster.pid alone while a process has the folder, and says so', async () => {
  writeFileSync(join(folder, 'postmaster.pid'), '')
  const other = spawn('sleep', ['600'], { cwd: folder })
  try {
    const { code, stderr } = await (await start()).ended()
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /^DATA_DIR: postmaster\.pid in .* End it and start again; if there is none, remove this one file\n$/,
    )
    expect(existsSync(join(folder, 'postmaster.pid'))).toBe(true)
  } finally {
    other.kill()
  }
})
