import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { TaskRelay } from '../../dist/api/platform/queue/TaskRelay.js'
import { SESSION } from './sql.mjs'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c timezone=UTC' })

// Haulbid moves queued tasks to graphile-worker within its own process, in batches soon after a commit. So each peer runs
// the same relay; otherwise submitBid would compare a server that does this work with one that leaves it undone.
const relay = new TaskRelay({ pool, onCommit: () => {} }, console.error)
relay.start()

const viewerOf = async ({ cookie = '' }) => {
  const token = /(?:^|; )__Host-haulbid=([^;]+)/.exec(cookie)?.[1]
  if (!token) return undefined
  const values = [createHash('sha256').update(token).digest()]
  const { rows } = await pool.query({ name: 'session', text: SESSION, values })
  return rows[0]?.isActive && !rows[0].suspendedAt ? rows[0] : undefined
}

/** The viewer is the session's user, no matter which user the client claims to be. */
const session = {
  name: 'SessionPlugin',
  version: '1.0.0',
  grafserv: {
    middleware: {
      async processGraphQLRequestBody(next, { body, request }) {
        const viewer = await viewerOf(request.requestContext.node.req.headers)
        if (!viewer) throw Object.assign(new Error('UNAUTHENTICATED'), { statusCode: 401 })
        if (body.operationName === 'SubmitBid') relay.wake()
        body.variableValues = { ...body.variableValues, viewer: viewer.id }
        return next()
      },
    },
  },
}

const preset = {
  extends: [PostGraphileAmberPreset],
  plugins: [session],
  pgServices: [makePgService({ pool, schemas: ['public'] })],
  grafast: { explain: false, context: {} },
  grafserv: {
    port: Number(process.env.PORT),
    graphiql: false,
    watch: false,
    websockets: false,
    outputDataAsString: true,
    maxRequestLength: 1_000_000,
  },
}

const pgl = postgraphile(preset)
if (process.env.PRINT_SCHEMA) {
  const { printSchema } = await import('postgraphile/graphql')
  console.log(printSchema(await pgl.getSchema()))
  process.exit()
}
const serv = pgl.createServ(grafserv)
const server = createServer()
await serv.addTo(server)
await serv.ready()
server.listen(Number(process.env.PORT), '127.0.0.1')
