import { openBenchDatabase } from './benchDatabase.mjs'
import { cpuUs } from './cpu.mjs'
import { startServer } from './servers.mjs'

/** The value of a point: a minute's 300,000 points are then a tenth of a core. */
const POINT_US = 20

const times = (count, text) => Array.from({ length: count }, (_, i) => text(i)).join(' ')
const nested = (depth, inner) => `${'{a:'.repeat(depth)}${inner}${'}'.repeat(depth)}`

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }'
const email = n => `nobody-${n}@example.com`

/** Requests that anyone may send; each is a function of a number that makes it unique. */
const shapes = {
  'the smallest query': () => ({ query: '{ __typename }' }),
  'nobody asks who they are': () => ({ query: '{ me { id email firstName } }' }),
  'a cookie that is none': n => ({ query: '{ me { id } }', cookie: `__Host-haulbid=${n}` }),
  'a token that is none': n => ({ query: '{ me { id } }', authorization: `Bearer made-up-${n}` }),
  settings: () => ({ query: '{ settings { legalLine supportPhone } }' }),
  'a small document, new': n => ({ query: `query A${n} { me { id email firstName } }` }),
  'a document of 2,000 tokens, new': n => ({
    query: `query A${n} { ${times(29, i => `a${i}: me { ${times(60, () => 'id')} }`)} }`,
  }),
  'the same, other fields': n => ({ query: `query A${n} { me { ${times(1900, () => `a: id`)} } }` }),
  'a fragment bomb': n => ({
    query: `query A${n} { me { ...F0 } } ${times(6, level => `fragment F${level} on User { ${level === 5 ? 'id' : times(60, () => `...F${level + 1}`)} }`)}`,
  }),
  '150 fragments': n => ({
    query: `query A${n} { me { ...F0 } } ${times(150, level => `fragment F${level} on User { ${level === 149 ? 'id' : times(3, () => `...F${level + 1}`)} }`)}`,
  }),
  'fields that conflict': n => ({
    query: `query A${n} { me { ${times(30, i => `a${i}: id`)} ${times(900, i => `x: ${i % 2 ? 'email' : 'id'}`).slice(0, 6000)} } }`,
  }),
  'unknown fields': n => ({ query: `query A${n} { me { ${times(1900, i => `x${i}`)} } }` }),
  'a syntax error at the end': n => ({ query: `query A${n} { me { ${times(1900, () => 'id')} }` }),
  'a megabyte of comments': n => ({ query: `#${n}\n${'#x\n'.repeat(330_000)}{ me { id } }` }),
  'a megabyte in a string': n => ({ query: `{ job(id: "${n}${'x'.repeat(1_000_000)}") { id } }` }),
  'a megabyte that is refused': () => ({ raw: `[${'0,'.repeat(500_000)}0]` }),
  'a megabyte of text that is no JSON': () => ({ raw: `"${'x'.repeat(1_000_000)}` }),
  '1,900 unknown fields of an input': n => ({
    query: LOGIN,
    variables: { input: Object.fromEntries(Array.from({ length: 1900 }, (_, i) => [`k${i}`, n])) },
  }),
  'a literal of 1,900 tokens': n => ({
    query: `mutation A${n} { login(input: {${times(600, i => `k${i}: 1`)}}) { id } }`,
  }),
  'a nested literal': n => ({ query: `mutation A${n} { login(input: ${nested(400, 1)}) { id } }` }),
  'thirty refused acts': () => ({ query: `{ ${times(29, i => `a${i}: customerJobs { totalCount }`)} }` }),
  'signing in': n => ({ query: LOGIN, variables: { input: { email: email(n), password: 'x' } } }),
  'an address of REST that is none': () => ({ path: '/api/nothing' }),
  'the description of REST': () => ({ path: '/api/openapi.json' }),
  'REST, signed out': () => ({ path: '/api/me' }),
}

const send = (port, { query, variables, raw, path, ...headers }) =>
  fetch(`http://127.0.0.1:${port}${path ?? '/graphql'}`, {
    headers: { ...headers, ...(!path && { 'content-type': 'application/json' }) },
    ...(!path && { method: 'POST', body: raw ?? JSON.stringify({ query, variables }) }),
  })

const leftOf = async response => {
  await response.arrayBuffer()
  return Number(response.headers.get('ratelimit-remaining'))
}

/** Runs for at least a fifth of a second of CPU time, because the kernel counts in hundredths. */
const measure = async ({ port, pid }, setup, shape) => {
  const used = () => cpuUs(pid) + cpuUs(setup.pid)
  let n = 0
  for (; n < 100; n++) await leftOf(await send(port, shape(n)))
  const before = { left: await leftOf(await send(port, shape(n++))), us: used() }
  const first = n
  const until = performance.now() + 1500
  let left = before.left
  while (performance.now() < until) left = await leftOf(await send(port, shape(n++)))
  const asked = n - first
  const points = (before.left - left) / asked
  // A new minute has begun, with a new quota.
  if (points <= 0) return measure({ port, pid }, setup, shape)
  return { us: (used() - before.us) / asked, points }
}

/** Measures the CPU time per point for each kind of request, in our process and the database's. */
export const runPoints = async ({ size = 'small' } = {}) => {
  const setup = await openBenchDatabase(size)
  const server = await startServer('haulbid', setup, {
    env: { RATE_LIMIT_SCALE: '7000', LOG_LEVEL: 'info' },
  })
  const rows = []
  for (const [name, shape] of Object.entries(shapes)) {
    const { us, points } = await measure(server, setup, shape)
    const perPoint = us / points
    rows.push({ name, us: Math.round(us), points: Math.round(points), perPoint })
    const line = `${name.padEnd(40)}${us.toFixed(0).padStart(9)} µs${points.toFixed(0).padStart(8)} points`
    console.log(`${line}${perPoint.toFixed(1).padStart(8)} µs${perPoint > POINT_US ? '  TOO CHEAP' : ''}`)
  }
  await server.stop()
  await setup.stop()
  return rows.every(({ perPoint }) => perPoint <= POINT_US)
}
