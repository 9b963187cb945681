import { openBenchDatabase } from './benchDatabase.mjs'
import { addUsers } from './fill.mjs'
import { growthGoals } from './goals.mjs'
import { measure, measureRounds } from './measure.mjs'
import { operations } from './operations.mjs'
import { requestsOf } from './requests.mjs'
import { startServer } from './servers.mjs'
import { sizes } from './sizes.mjs'
import { readWorld } from './world.mjs'

const USERS = 1_000_000

/** The search in the admin's user table among a million users. */
const searchAmongMany = async ({ setup, world, server }, how) => {
  await addUsers(setup.admin, USERS)
  const name = 'users'
  const { haulbid } = await measure(setup, world, [server], name, operations[name], how)
  return { users: USERS, ...haulbid }
}

/** Haulbid alone, over databases of every size at the same time, taking turns each round. */
export const runGrowth = async how => {
  const places = []
  try {
    for (const size of Object.keys(sizes)) {
      const setup = await openBenchDatabase(size)
      places.push({ size, setup })
      Object.assign(places.at(-1), {
        world: await readWorld(setup),
        server: await startServer('haulbid', setup),
      })
    }
    const found = {}
    for (const name of Object.keys(growthGoals)) {
      process.stdout.write(`${name} `)
      const bySize = await measureRounds(
        places.map(place => ({
          ...place,
          key: place.size,
          next: () => requestsOf(operations[name], place.world),
        })),
        how,
      )
      found[name] = Object.fromEntries(
        Object.entries(bySize).map(([size, { p50, p99, perSecond }]) => [size, { p50, p99, perSecond }]),
      )
    }
    console.log()
    return { ...how, operations: found, search: await searchAmongMany(places.at(-1), how) }
  } finally {
    for (const { server, setup } of places) {
      await server?.stop()
      await setup.stop()
    }
  }
}
