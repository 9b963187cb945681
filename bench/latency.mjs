import { measureRounds, operationFor } from './measure.mjs'
import { operations } from './operations.mjs'
import { requestsOf } from './requests.mjs'
import { havePeers } from './servers.mjs'
import { withServers } from './table.mjs'

const CONNECTIONS = [1, 2, 4, 8, 16, 32, 64]

/** Measures the time of the page of available jobs as concurrency grows. */
export const runLatency = async ({ size, rounds, seconds }) => {
  const names = ['haulbid', ...(havePeers() ? ['postgraphile', 'hand-written'] : [])]
  const found = []
  await withServers(size, names, async ({ setup, world, servers }) => {
    const subjects = servers.map(server => {
      const asked = operationFor(server.name, 'availableJobs', operations.availableJobs, world)
      return { key: server.name, setup, server, next: () => requestsOf(asked, world) }
    })
    for (const connections of CONNECTIONS) {
      process.stdout.write(`${connections} `)
      found.push({ connections, servers: await measureRounds(subjects, { rounds, seconds, connections }) })
    }
  })
  console.log()
  return { size, rounds, seconds, steps: found }
}
