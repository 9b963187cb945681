import './demandNode.mjs'
import { parseArgs } from 'node:util'
import { buildIfStale } from './buildIfStale.mjs'

const HELP = `npm run bench                    every operation on every server, medium database
npm run bench -- growth          Haulbid over 20,000, 200,000 and 1,000,000 jobs; the search among 1,000,000 users
npm run bench -- huge            over 1,000,000 jobs and 10,000,000; a quarter of an hour to fill, and 40 GB
npm run bench -- search          the admin's searches among 1,000,000 users, each by 16 at once
npm run bench -- latency         latency by the number of connections
npm run bench -- load            500 sessions for a minute
npm run bench -- overload        twice what the server can carry, the load on a core of its own
npm run bench -- memory          the same for ten minutes
npm run bench -- live            from commit to the screens: 1,000 screens, changes a second, heap, submitBid
npm run bench -- notices          one job that 1,000 vendors match: time until the last of them is told
npm run bench -- offers           rentals that 500 rules match: time until the last instant bid, and a list meanwhile
npm run bench -- hauls            the same for junk pickups
npm run bench -- soak            1,000 screens for an hour: memory
npm run bench -- queueing        what queuing a task costs a transaction, before and with our own table
npm run bench -- start           time to be ready, memory
npm run bench -- points          processor time per point of a caller's quota (docs/decisions/0031)
npm run bench -- capacity        on paper, from these figures: what a million people a day take
npm run bench -- against <folder> this build and another checkout's, taking turns
npm run bench -- compare          whether all servers answer alike, on the small database; measures nothing
npm run bench -- all             all of these but memory and soak, written into docs/performance.md
npm run bench -- --check         small and quick: fails where a ratio to the hand-written handler has slipped

--size small|medium|large   --rounds 5   --seconds 3   --minutes 1   --only me,job   --unpinned   --flush-ms 2   --write   --help
The servers to compare with: npm ci --prefix bench/peers
BENCH_DATABASES=folder keeps filled databases there for the next run`

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
    unpinned: { type: 'boolean', default: false },
    'flush-ms': { type: 'string', default: '0' },
    help: { type: 'boolean', default: false },
  },
})

const how = { size: values.size, rounds: Number(values.rounds), seconds: Number(values.seconds) }
const minutes = given => Number(values.minutes ?? given)
const only = values.only?.split(',')
const [name = 'table', other] = positionals

/** Each returns figures for docs/performance.md. */
const runs = {
  start: async () => (await import('../bench/startUp.mjs')).runStart(how),
  table: async () => (await import('../bench/table.mjs')).runTable({ ...how, only }),
  growth: async () =>
    (await import('../bench/growth.mjs')).runGrowth({ ...how, rounds: Math.min(how.rounds, 3) }),
  huge: async () =>
    (await import('../bench/growth.mjs')).runHuge({ ...how, rounds: Math.min(how.rounds, 3) }),
  search: async () => (await import('../bench/search.mjs')).runSearch({ ...how, rounds: 2, seconds: 2 }),
  latency: async () => (await import('../bench/latency.mjs')).runLatency({ ...how, rounds: 3, seconds: 1.5 }),
  load: async () => (await import('../bench/loadTest.mjs')).runLoad({ ...how, minutes: minutes(1) }),
  overload: async () => (await import('../bench/overload.mjs')).runOverload(how),
  live: async () => (await import('../bench/live/live.mjs')).runLive(how),
  notices: async () => (await import('../bench/notices.mjs')).runNotices(how),
  offers: async () => (await import('../bench/offers.mjs')).runOffers(how),
  hauls: async () => (await import('../bench/offers.mjs')).runHauls(how),
  soak: async () => (await import('../bench/live/live.mjs')).runSoak({ ...how, minutes: minutes(60) }),
  capacity: async () => (await import('../bench/capacity.mjs')).runCapacity(),
  memory: async () => (await import('../bench/loadTest.mjs')).runLoad({ ...how, minutes: minutes(10) }),
}

/** Each prints its figures, and returns false if it has failed. */
const comparisons = {
  check: async () => (await import('../bench/table.mjs')).runCheck(),
  compare: async () => (await import('../bench/table.mjs')).runComparison(),
  points: async () => (await import('../bench/points.mjs')).runPoints(how),
  queueing: async () => (await import('../bench/queueing.mjs')).runQueueing(how),
  against: async () =>
    (await import('../bench/against.mjs')).runAgainst(other, {
      ...how,
      only,
      isPinned: !values.unpinned,
      flushMs: Number(values['flush-ms']),
    }),
}

const LONG = new Set(['memory', 'soak', 'huge'])
/** These run servers and load on separate cores. */
const isPinned = name =>
  ['table', 'growth', 'huge', 'search', 'latency', 'overload', 'check'].includes(name) ||
  (name === 'against' && !values.unpinned)

const asked = () => {
  if (values.check) return ['check']
  if (name === 'all') return Object.keys(runs).filter(each => !LONG.has(each))
  if (name === 'against' && !other) return null
  return Object.hasOwn(runs, name) || Object.hasOwn(comparisons, name) ? [name] : null
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
  const { keep } = await import('../bench/results.mjs')
  for (const each of names) {
    console.log(`\n${each}`)
    // Child processes inherit this.
    pin(process.pid, isPinned(each) ? LOAD_CORE : ALL_CORES)
    if (each in runs) keep(each, await runs[each](), { isWritten: values.write || name === 'all' })
    else if ((await comparisons[each]()) === false) process.exitCode = 1
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

main()
  .then(() => process.exit())
  .catch(error => {
    console.error(error)
    process.exit(1)
  })
