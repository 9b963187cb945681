import { openBenchDatabase } from './benchDatabase.mjs'
import { addUsers } from './fill.mjs'
import { askOnce } from './generator.mjs'
import { growthGoals } from './goals.mjs'
import { broadcastTo } from './live/live.mjs'
import { measure, measureRounds } from './measure.mjs'
import { operations } from './operations.mjs'
import { requestsOf } from './requests.mjs'
import { startServer } from './servers.mjs'
import { readWorld } from './world.mjs'

const USERS = 1_000_000

/** The search in the admin's user table among a million users. */
const searchAmongMany = async ({ setup, world, server }, how) => {
  await addUsers(setup.admin, USERS)
  const name = 'users'
  const { haulbid } = await measure(setup, world, [server], name, operations[name], how)
  return { users: USERS, ...haulbid }
}

const openPlaces = async (names, places) => {
  for (const size of names) {
    const setup = await openBenchDatabase(size)
    places.push({ size, setup })
    Object.assign(places.at(-1), {
      world: await readWorld(setup),
      server: await startServer('haulbid', setup),
    })
  }
}

const closePlaces = async places => {
  for (const { server, setup } of places) {
    await server?.stop()
    await setup.stop()
  }
}

/** Loads the requested rows from the disk once, one request at a time, because the disk's speed is not the server's. */
const readOnce = async ({ world, server }, operation) => {
  const next = requestsOf(operation, world)
  for (let person = 0; person < world.people[operation.who]; person++) await askOnce(server.port, next())
}

/** Each operation over all places, taking turns each round. */
const readsOf = async (places, how) => {
  const found = {}
  for (const name of Object.keys(growthGoals)) {
    process.stdout.write(`${name} `)
    for (const place of places) await readOnce(place, operations[name])
    const subjects = places.map(place => ({
      ...place,
      key: place.size,
      next: () => requestsOf(operations[name], place.world),
    }))
    const bySize = await measureRounds(subjects, how)
    found[name] = Object.fromEntries(
      Object.entries(bySize).map(([size, { p50, p99, perSecond }]) => [size, { p50, p99, perSecond }]),
    )
  }
  return found
}

/**
 * A million jobs and ten million. Filling the larger one takes a quarter of an hour and some 40 GB; only what may depend on the
 * size is measured.
 */
export const runHuge = async how => {
  const places = []
  try {
    await openPlaces(['large', 'huge'], places)
    const found = await readsOf(places, how)
    const broadcasts = {}
    for (const place of places) {
      process.stdout.write('broadcast ')
      broadcasts[place.size] = (await broadcastTo(place, how.seconds * 4)).socket
    }
    console.log()
    const { rows } = await places[1].setup.admin.query(
      'select pg_database_size(current_database())::float8 as bytes',
    )
    return { ...how, operations: found, broadcasts, bytes: rows[0].bytes }
  } finally {
    await closePlaces(places)
  }
}

/** Haulbid alone, over databases of every size at the same time, taking turns each round. */
export const runGrowth = async how => {
  const places = []
  try {
    await openPlaces(['small', 'medium', 'large'], places)
    const found = await readsOf(places, how)
    console.log()
    return { ...how, operations: found, search: await searchAmongMany(places.at(-1), how) }
  } finally {
    await closePlaces(places)
  }
}
