import { Agent, request } from 'node:http'
import { postJunk } from '../deals.js'
import { eventually } from '../eventually.js'
import { build } from '../process/serverProcess.js'
import { customer, type TestUser } from '../users.js'
import { Install } from './Install.js'
import { soon } from './writes.js'

const BURST = 2000
const MOST_MS = 30_000

let install: Install
let people: TestUser[]

beforeAll(async () => {
  await build()
  install = await Install.start({ MAX_REQUESTS: '100' })
  // A single user may have only half of the requests under way.
  people = await Promise.all(Array.from({ length: 4 }, () => customer(install.harness)))
  for (const person of people) for (let made = 0; made < 20; made++) await postJunk(person, soon())
}, 180_000)

afterAll(() => install.stop())

const QUERY = JSON.stringify({
  query: '{ customerJobs(first: 20) { nodes { id title status bids { nodes { id } } } } }',
})

interface Answer {
  status: number
  retryAfter: string | undefined
  isRight: boolean
}

let asked = 0

/** Plain HTTP, so that the client is no slower than the server. */
const ask = (agent: Agent) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', Cookie: people[asked++ % people.length]!.cookie }
    const port = install.server.settings.PORT
    const sent = request(
      { agent, port, method: 'POST', path: '/graphql', headers, timeout: MOST_MS },
      response => {
        let text = ''
        response.on('data', chunk => {
          text += chunk
        })
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            retryAfter: response.headers['retry-after'],
            isRight: response.statusCode === 200 && JSON.parse(text).data?.customerJobs.nodes.length === 20,
          }),
        )
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('error', reject)
    sent.end(QUERY)
  })

const isFine = ({ status, retryAfter, isRight }: Answer) => isRight || (status === 503 && retryAfter === '2')

/**
 * The responses to this many clients, each sending the next request once it has a response. How fast that is, is
 * measured by `npm run bench`.
 */
const hearFor = async (clients: number, ms: number, answers: Answer[] = []) => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const end = performance.now() + ms
  const client = async () => {
    while (performance.now() < end) answers.push(await ask(agent))
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return answers
}

it('responds to a burst of 2,000, some with 503, and to the next request', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: BURST })
  const answers = await Promise.all(Array.from({ length: BURST }, () => ask(agent)))
  expect(answers.filter(answer => !isFine(answer))).toEqual([])
  expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(0)
  expect(answers.filter(({ isRight }) => isRight).length).toBeGreaterThanOrEqual(100)
  await eventually(true, async () => (await ask(agent)).isRight)
  expect(install.server.stderr + install.server.stdout).toMatch(
    /Refusing requests.*MAX_REQUESTS are under way/,
  )
  agent.destroy()
})

/** A second in which nobody is refused, on a machine that may pause in any of them. */
const untilNobodyIsRefused = () =>
  eventually(0, async () => {
    const answers = await hearFor(20, 1000)
    expect(answers.filter(answer => !isFine(answer))).toEqual([])
    expect(answers.length).toBeGreaterThanOrEqual(20)
    return answers.filter(({ isRight }) => !isRight).length
  })

it('sheds excess load, stays ready, and refuses nobody once it is over', async () => {
  const answers: Answer[] = []
  const under = hearFor(800, 6000, answers)
  await eventually(true, () => answers.some(({ status }) => status === 503))
  expect(await install.status('/healthz')).toBe(200)
  await under
  expect(answers.filter(answer => !isFine(answer))).toEqual([])
  // Admitted requests succeed, even with 800 clients on the same machine that retry immediately when refused.
  expect(answers.filter(({ isRight }) => isRight).length).toBeGreaterThan(10)
  await untilNobodyIsRefused()
})
