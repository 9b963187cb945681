import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { postJunk } from './deals.js'
import { eventually } from './eventually.js'
import { type Harness, startHarness } from './harness.js'
import { customer, PASSWORD, type TestUser } from './users.js'

const CREATE_TOKEN =
  'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token apiToken { id } } }'
const REVOKE_TOKEN = 'mutation ($id: UUID!) { revokeApiToken(id: $id) { id } }'
const CANCEL = 'mutation ($jobId: UUID!) { cancelJob(jobId: $jobId) { id } }'

let harness: Harness
let dana: TestUser
let program: ChildProcess | undefined
beforeAll(async () => {
  harness = await startHarness({ live: true })
  dana = await customer(harness)
})
afterAll(async () => {
  program?.kill()
  await harness.stop()
})

test('prints changes, resumes after a break, and ends with its token, as docs/api.md says', async () => {
  const manual = await readFile(join(import.meta.dirname, '../../docs/api.md'), 'utf8')
  const [, source] = /```js listen\n([\s\S]+?)```/.exec(manual)!
  expect(source!.split('\n').length).toBeLessThanOrEqual(40)
  const input = { name: 'Listener', scope: 'listen', expiresInDays: 1, currentPassword: PASSWORD }
  const { token, apiToken } = (await dana.ask(CREATE_TOKEN, { input })).createApiToken
  program = spawn(process.execPath, ['--input-type=module', '--eval', source!], {
    env: { PATH: process.env.PATH, HAULBID: harness.url, LISTEN_TOKEN: token },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', error: '' }
  program.stdout!.on('data', text => (said.out += text))
  program.stderr!.on('data', text => (said.error += text))
  const says = (words: string) => eventually(true, () => said.out.includes(words))
  const ended = once(program, 'exit')

  await eventually(1, () => harness.app.context.liveHub.size)
  const first = await postJunk(dana)
  await says(`Job ${first} is pending and has 0 bids`)
  harness.breakSockets()
  const second = await postJunk(dana)
  await says(`Job ${second} is pending`)
  await dana.ask(CANCEL, { jobId: second })
  await says(`Job ${second} is cancelled`)

  await dana.ask(REVOKE_TOKEN, { id: apiToken.id })
  expect((await ended)[0]).toBe(1)
  expect(said.error).toContain('This token is not valid')
})
