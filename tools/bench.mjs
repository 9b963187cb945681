import './demandNode.mjs'
import { parseArgs } from 'node:util'
import { buildIfStale } from './buildIfStale.mjs'

const HELP = `npm run bench                    every operation on every server, medium database
npm run bench -- growth          Haulbid over 20,000, 200,000 and 1,000,000 jobs; the search among 1,000,000 users
npm run bench -- latency         latency by the number of connections
npm run bench -- load            500 sessions, then twice what the server can carry
npm run bench -- memory          the same for ten minutes
npm run bench -- start           time to be ready, memory
npm run bench -- points          processor time per point of a caller's quota (docs/decisions/0031)
npm run bench -- all             all of these but memory, written into docs/performance.md
npm run bench -- --check         small and quick: fails where a ratio to the hand-written handler has slipped

--size small|medium|large   --rounds 5   --seconds 3   --minutes 1   --only me,job   --write   --help
The servers to compare with: npm ci --prefix bench/peers`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: 'medium' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: process.env.BENCH_SECONDS ?? '3' },
    minutes: { type: 'string' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const how = { size: values.size, rounds: Number(values.rounds), seconds: Number(values.seconds) }
const minutes = given => Number(values.minutes ?? given)

const runs = {
  start: async () => (await import('../bench/startUp.mjs')).runStart(how),
  table: async () => (await import('../bench/table.mjs')).runTable({ ...how, only: values.only?.split(',') }),
  growth: async () =>
    (await import('../bench/growth.mjs')).runGrowth({ ...how, rounds: Math.min(how.rounds, 3) }),
  latency: async () => (await import('../bench/latency.mjs')).runLatency({ ...how, rounds: 3, seconds: 1.5 }),
  load: async () => (await import('../bench/loadTest.mjs')).runLoad({ ...how, minutes: minutes(1) }),
  memory: async () => (await import('../bench/loadTest.mjs')).runLoad({ ...how, minutes: minutes(10) }),
}

const COMPARED = new Set(['table', 'growth', 'latency'])

const asked = () => {
  const [name = 'table'] = positionals
  if (name === 'points') return [name]
  if (name !== 'all') return runs[name] && [name]
  return Object.keys(runs).filter(each => each !== 'memory')
}

const main = async () => {
  const names = asked()
  if (values.help || !names) return console.log(HELP)
  await buildIfStale()
  const { ALL_CORES, canPin, LOAD_CORE, pin } = await import('../bench/pin.mjs')
  if (!canPin)
    console.log(
      'Without taskset and a second core, servers and load share what there is: compare nothing else',
    )
  if (values.check) {
    pin(process.pid, LOAD_CORE)
    process.exitCode = (await (await import('../bench/check.mjs')).runCheck()) ? 0 : 1
    return
  }
  if (names.includes('points')) {
    pin(process.pid, ALL_CORES)
    process.exitCode = (await (await import('../bench/points.mjs')).runPoints(how)) ? 0 : 1
    return
  }
  const { keep } = await import('../bench/results.mjs')
  for (const name of names) {
    console.log(`\n${name}`)
    // Child processes inherit this: servers are kept apart from the load only where they are compared.
    pin(process.pid, COMPARED.has(name) ? LOAD_CORE : ALL_CORES)
    keep(name, await runs[name](), { isWritten: values.write || positionals[0] === 'all' })
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

main()
  .then(() => process.exit())
  .catch(error => {
    console.error(error)
    process.exit(1)
  })
