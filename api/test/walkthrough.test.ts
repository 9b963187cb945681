import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { conflictReasons } from '../domain/conflicts.js'
import type { Quota, Rate } from '../rules/accounts/accountBounds.js'
import { type Harness, startHarness } from './harness.js'
import { CREATE_API_TOKEN } from './operations.js'
import { partsOf } from './partsOf.js'
import { customer, PASSWORD, type TestUser, vendor } from './users.js'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let harness: Harness
let folder: string
let manual: string
beforeAll(async () => {
  harness = await startHarness()
  folder = await mkdtemp(join(tmpdir(), 'haulbid-walk-'))
  await writeFile(join(folder, 'photo.png'), PNG)
  manual = await readFile(join(import.meta.dirname, '../../docs/api.md'), 'utf8')
})
afterAll(async () => {
  await harness.stop()
  await rm(folder, { recursive: true, force: true })
})

const tokenOf = async (person: TestUser): Promise<string> => {
  const input = {
    name: 'Walk-through',
    scope: 'read_write' as const,
    expiresInDays: 1,
    currentPassword: PASSWORD,
  }
  return (await person.ask(CREATE_API_TOKEN, { input })).createApiToken.token
}

test('runs the walkthrough in docs/api.md as written', async () => {
  const env: Record<string, string> = {
    ...(process.env as Record<string, string>),
    HAULBID: harness.url,
    CUSTOMER_TOKEN: await tokenOf(await customer(harness, { firstName: 'Casey' })),
    VENDOR_TOKEN: await tokenOf(await vendor(harness, { zips: ['78704'] })),
    PICKUP: '2026-12-24T15:00:00Z',
  }
  const commands = [...manual.matchAll(/```sh walk\n([\s\S]+?)```/g)].map(([, command]) => command!)
  const answers = []
  for (const command of commands) {
    const { stdout } = await promisify(execFile)('sh', ['-c', command], { env, cwd: folder })
    const answer = JSON.parse(stdout)
    answers.push(answer)
    if (answer.data?.requestJunkPickup) env.JOB = answer.data.requestJunkPickup.id
  }
  const [me, file, posted, found, bid, again, twice] = answers
  expect(answers).toHaveLength(7)
  expect(me.data.me).toMatchObject({ firstName: 'Casey', userType: 'customer' })
  expect(file.data.uploadFile.objectPath).toMatch(/^\/objects\//)
  expect(posted.data.requestJunkPickup).toMatchObject({
    status: 'pending',
    orderNumber: env.JOB!.slice(0, 8),
  })
  expect(found.data.availableJobs.nodes[0]).toMatchObject({ id: env.JOB, customerBudget: '200.00' })
  expect(bid.data.submitBid).toMatchObject({ price: '149.50', status: 'pending' })
  expect(again).toEqual({ error: 'You already have a bid on this job' })
  expect(twice).toMatchObject({ description: 'A couch', status: 'pending' })
})

test('documents every reason in the manual', () => {
  for (const reason of Object.keys(conflictReasons)) expect(manual).toContain(`\`${reason}\``)
})

const limitRows: Record<string, string> = Object.assign(
  {},
  ...(await partsOf<{ limitRows: Record<string, string> }>('manual')).map(({ part }) => part.limitRows),
)
const rules = join(import.meta.dirname, '../rules')

/** All limits that the nouns' `…Bounds.ts` export under names with this ending. */
const boundsIn = async <Bound>(ending: RegExp): Promise<Record<string, Bound>> => {
  const modules = await Promise.all(
    globSync('*/*Bounds.ts', { cwd: rules }).map(path => import(join(rules, path))),
  )
  const exported = modules.flatMap(module => Object.entries<object>(module))
  return Object.assign({}, ...exported.filter(([name]) => ending.test(name)).map(([, bounds]) => bounds))
}

const figure = (most: number, unconfirmed?: number) =>
  most.toLocaleString('en-US') + (unconfirmed ? ` (${unconfirmed})` : '')

test('lists every limit of an account in the manual', async () => {
  const rates = await boundsIn<readonly Rate[]>(/Rates$/)
  const quotas = await boundsIn<Quota>(/Quotas$/)
  expect(Object.keys({ ...rates, ...quotas }).sort()).toEqual(Object.keys(limitRows).sort())
  const rowOf = (name: string) => new RegExp(`^\\| ${name} \\|.*`, 'm').exec(manual)?.[0]
  for (const [key, rate] of Object.entries(rates)) {
    for (const { most, unconfirmed } of rate)
      expect(rowOf(limitRows[key]!)).toContain(figure(most, unconfirmed))
  }
  for (const [key, { most, unconfirmed }] of Object.entries(quotas)) {
    const shown = key === 'storedBytes' ? `${most / 2 ** 30} GiB` : figure(most, unconfirmed)
    expect(rowOf(limitRows[key]!)).toContain(shown)
  }
})
