// Serves the same answers without GraphQL, to show its cost: node:http, pg, one prepared statement for each read,
// a transaction of several for each write (bidActs.mjs), JSON.stringify.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'
import { TaskRelay } from '../../dist/api/platform/queue/TaskRelay.js'
import { acceptBid, submitBid } from './bidActs.mjs'
import { readColumns, SESSION, statements } from './sql.mjs'

const asText = value => value
const types = { getTypeParser: (id, format) => ([1082, 1114, 1184].includes(id) ? asText : pg.types.getTypeParser(id, format)) }
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, types, options: '-c timezone=UTC' })

// Haulbid moves queued tasks to graphile-worker within its own process, in batches soon after a commit. So each peer runs
// the same relay; otherwise submitBid would compare a server that does this work with one that leaves it undone.
const relay = new TaskRelay({ pool, onCommit: () => {} }, console.error)
relay.start()

const sql = statements(await readColumns(pool))

const run = async (name, text, values) => (await pool.query({ name, text, values })).rows

const page = (rows, first = 20) => ({
  nodes: rows.slice(0, first),
  pageInfo: { endCursor: rows[first - 1]?.id ?? null, hasNextPage: rows.length > first },
})

const operations = {
  AvailableJobs: async viewer => ({ availableJobs: page(await run('available', sql.availableJobs, [viewer.id])) }),
  CustomerJobs: async viewer => {
    const nodes = []
    const rows = await run('customer', sql.customerJobs, [viewer.id])
    for (const row of rows) nodes.push({ ...row, bids: page(row.bids) })
    return { customerJobs: page(nodes) }
  },
  Me: async viewer => ({ me: (await run('me', sql.me, [viewer.id]))[0] }),
  SubmitBid: async (viewer, { input }) => {
    if (!(input.price > 0)) throw new Error('BAD_USER_INPUT')
    const id = await submitBid(pool, viewer.id, input)
    relay.wake()
    return { submitBid: (await run('made', sql.madeBid, [id]))[0] }
  },
  AcceptBid: async (viewer, asked) => {
    const jobId = await acceptBid(pool, viewer.id, asked)
    relay.wake()
    return { acceptBid: (await run('accepted', sql.acceptedJob, [viewer.id, jobId]))[0] }
  },
}

const viewerOf = async ({ cookie = '' }) => {
  const token = /(?:^|; )__Host-haulbid=([^;]+)/.exec(cookie)?.[1]
  if (!token) return undefined
  const [viewer] = await run('session', SESSION, [createHash('sha256').update(token).digest()])
  return viewer?.isActive && !viewer.suspendedAt ? viewer : undefined
}

const bodyOf = request =>
  new Promise((resolve, reject) => {
    const chunks = []
    request.on('data', chunk => chunks.push(chunk))
    request.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())))
    request.on('error', reject)
  })

const answer = async request => {
  const { operationName, variables } = await bodyOf(request)
  const viewer = await viewerOf(request.headers)
  if (!viewer) throw new Error('UNAUTHENTICATED')
  return { data: await operations[operationName](viewer, variables) }
}

createServer(async (request, response) => {
  if (request.method !== 'POST') return response.end()
  const body = await answer(request).catch(error => ({ errors: [{ message: error.message }] }))
  const text = JSON.stringify(body)
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(text) })
  response.end(text)
}).listen(Number(process.env.PORT), '127.0.0.1')
