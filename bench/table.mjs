import { openBenchDatabase } from './benchDatabase.mjs'
import { goals, SLACK } from './goals.mjs'
import { CONNECTIONS, compareServers, measure, undoWrites } from './measure.mjs'
import { operations } from './operations.mjs'
import { PEER_FUNCTIONS } from './peers/schema.mjs'
import { havePeers, startServer } from './servers.mjs'
import { readWorld } from './world.mjs'

const PEERS = ['postgraphile', 'hand-written']

const missingPeers = `
  !! The peers are not installed, so nothing is compared: npm ci --prefix bench/peers
`

/** Starts the servers that can run here, over one database. */
export const withServers = async (size, names, act) => {
  const setup = await openBenchDatabase(size)
  const servers = []
  try {
    await setup.admin.query(PEER_FUNCTIONS)
    // A kept database may contain the writes of an interrupted run.
    await undoWrites(setup)
    const world = await readWorld(setup)
    for (const name of names) servers.push(await startServer(name, setup))
    return await act({ setup, world, servers })
  } finally {
    for (const server of servers) await server.stop()
    await setup.stop()
  }
}

const ratiosOf = results =>
  PEERS.flatMap(peer =>
    Object.entries(goals[peer]).flatMap(([operation, goal]) => {
      const { haulbid, [peer]: other } = results[operation] ?? {}
      if (!other) return []
      const ratio = haulbid.perSecond / other.perSecond
      return [{ peer, operation, goal, ratio, p99: haulbid.p99, p99OfPeer: other.p99 }]
    }),
  )

/** Runs every operation on every server, side by side. */
export const runTable = async ({ size, rounds, seconds, names = ['haulbid', ...PEERS], only }) => {
  const isComplete = havePeers()
  if (!isComplete) console.log(missingPeers)
  const wanted = names.filter(name => isComplete || name === 'haulbid')
  const results = {}
  await withServers(size, wanted, async ({ setup, world, servers }) => {
    for (const [name, operation] of Object.entries(operations)) {
      if (only && !only.includes(name)) continue
      process.stdout.write(`${name} `)
      results[name] = await measure(setup, world, servers, name, operation, { rounds, seconds })
    }
  })
  console.log()
  return {
    size,
    rounds,
    seconds,
    connections: CONNECTIONS,
    isComplete,
    operations: results,
    ratios: ratiosOf(results),
  }
}

/** Compares the servers' answers on the small database without measuring anything; throws where they differ. */
export const runComparison = () =>
  withServers('small', ['haulbid', ...PEERS], async ({ setup, world, servers }) => {
    for (const name of Object.keys(goals['hand-written']))
      await compareServers(setup, world, servers, name, operations[name])
  })

/** Checks that the ratios to the hand-written handler still hold, allowing for differences between machines. */
export const runCheck = async () => {
  const names = ['haulbid', 'hand-written']
  const how = { size: 'small', rounds: 5, seconds: 2, names }
  const { ratios, isComplete } = await runTable({
    ...how,
    only: Object.keys(goals['hand-written']),
  })
  for (const { operation, ratio, goal } of ratios) {
    const least = goal * (1 - SLACK)
    const word = ratio >= least ? 'holds' : 'FAILS'
    console.log(
      `${word} ${operation}: ${ratio.toFixed(2)} of the hand-written handler, at least ${least.toFixed(2)}`,
    )
  }
  return isComplete && ratios.every(({ ratio, goal }) => ratio >= goal * (1 - SLACK))
}
