// A first measurement: the server as users run it, over the demo's data, asked through HTTP on kept-alive connections.
import './demandNode.mjs'
import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { buildIfStale } from './buildIfStale.mjs'
import { runServer } from './runningServer.mjs'

const connections = 16
const rounds = 3
const secondsEach = Number(process.env.BENCH_SECONDS ?? 4)

const queries = {
  me: 'query { me { id email firstName } }',
  availableJobs:
    'query { availableJobs(first: 20) { nodes { id title type address zipCode scheduledDate } pageInfo { endCursor hasNextPage } } }',
}

const post = (url, agent, query, cookie) =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({ query })
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), cookie }
    const asked = request(`${url}/graphql`, { method: 'POST', agent, headers }, answer => {
      const parts = []
      answer.on('data', part => parts.push(part))
      answer.on('end', () => resolve({ headers: answer.headers, text: Buffer.concat(parts).toString() }))
    })
    asked.on('error', reject).end(body)
  })

// A refusal is quick to give: the bodies are read, or the fastest server would be the broken one.
const assertAnswer = text => {
  const { data, errors } = JSON.parse(text)
  if (errors || !data || Object.values(data).includes(null))
    throw new Error(`Not an answer: ${text.slice(0, 300)}`)
}

const signIn = async (url, agent, email) => {
  const query = `mutation { login(input: { email: "${email}", password: "dumpster-demo" }) { id } }`
  const { headers, text } = await post(url, agent, query, '')
  assertAnswer(text)
  return headers['set-cookie'][0].split(';')[0]
}

const load = async (ask, seconds) => {
  const times = []
  const end = performance.now() + seconds * 1000
  const worker = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      await ask()
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return times
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

const measure = async ask => {
  await load(ask, 1)
  const runs = []
  for (let round = 0; round < rounds; round++) {
    const times = (await load(ask, secondsEach)).sort((a, b) => a - b)
    runs.push({ perSecond: times.length / secondsEach, p50: at(times, 0.5), p99: at(times, 0.99) })
  }
  return runs.sort((a, b) => a.perSecond - b.perSecond)[Math.floor(rounds / 2)]
}

const bench = async url => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const cookie = await signIn(url, agent, 'vendor@example.com')
  console.log(`${connections} connections, median of ${rounds} rounds of ${secondsEach} s, demo data\n`)
  console.log('operation         requests/s    p50 ms    p99 ms')
  for (const [name, query] of Object.entries(queries)) {
    const ask = async () => assertAnswer((await post(url, agent, query, cookie)).text)
    const { perSecond, p50, p99 } = await measure(ask)
    console.log(
      name.padEnd(16) +
        perSecond.toFixed(0).padStart(12) +
        p50.toFixed(2).padStart(10) +
        p99.toFixed(2).padStart(10),
    )
  }
  agent.destroy()
}

const main = async () => {
  await buildIfStale()
  const server = await runServer('bench', {
    NODE_ENV: 'production',
    SECRET: randomBytes(32).toString('hex'),
    HOST: '127.0.0.1',
    DEMO: 'on',
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'warn',
  })
  try {
    await bench(server.url)
  } finally {
    await server.stop()
  }
}

main().catch(error => {
  console.error(error.message)
  process.exit(1)
})
