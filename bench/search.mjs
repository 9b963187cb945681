import { openBenchDatabase } from './benchDatabase.mjs'
import { addUsers } from './fill.mjs'
import { measureRounds } from './measure.mjs'
import { requestWith } from './requests.mjs'
import { startServer } from './servers.mjs'
import { webOperation } from './webDocuments.mjs'

const USERS = 1_000_000

const users = (search, rest) => ({
  rows: ['Users', { search, sort: 'joined', first: 10, ...rest }],
  total: ['UserTotal', { search }],
})
const orders = search => ({ rows: ['AllJobs', { search, first: 10 }], total: ['JobTotal', { search }] })

/** Typical searches of admins: part of a common name, or one person by a full name or an email. */
const SEARCHES = {
  'people: marken': users('marken'),
  'people: marken, by name': users('marken', { sort: 'name' }),
  'people: a first and last name': users('gina markenlow'),
  'people: an email': users('user777777@'),
  'orders: marken': orders('marken'),
  'orders: an email': orders('user777770@'),
  'orders: a number': orders('3f9a2c1'),
}

/** The page requests the rows first and then the total, which is the same for each order. */
const REQUESTS = Object.entries(SEARCHES).flatMap(([key, { rows, total }]) =>
  key.endsWith('by name')
    ? [[key, rows]]
    : [
        [key, rows],
        [`${key} (total)`, total],
      ],
)

/** Runs the admin's searches among a million people, with 16 of each at a time. */
export const runSearch = async how => {
  const setup = await openBenchDatabase(how.size)
  let server
  try {
    await addUsers(setup.admin, USERS)
    server = await startServer('haulbid', setup)
    const found = await measureRounds(
      REQUESTS.map(([key, [name, variables]]) => {
        const request = requestWith('admin-1', webOperation(name), variables)
        return { key, setup, server, next: () => () => request }
      }),
      how,
    )
    const { rows } = await setup.admin.query('select count(*)::int as jobs from jobs')
    return { ...how, users: USERS, ...rows[0], searches: found }
  } finally {
    await server?.stop()
    await setup.stop()
  }
}
