import assert from 'node:assert/strict'
import { once } from 'node:events'
import https from 'node:https'
import { BUCKET, SECRET } from './startInstall.mjs'

const nobody = '0'.repeat(36)

const CLOSED = [
  ['GET', '/metrics'],
  ['GET', `/${BUCKET}/`],
  ['GET', `/${BUCKET}?list-type=2`],
  ['GET', `/${BUCKET}/objects/`],
  ['GET', '/minio/health/live'],
  ['GET', `/${BUCKET}/objects/${nobody}`],
  ['DELETE', `/${BUCKET}/objects/${nobody}`],
]

const overTls = async url => {
  // We trust the certificate because the proof makes its own.
  const [response] = await once(https.get(`${url}/healthz`, { rejectUnauthorized: false }), 'response')
  response.resume()
  return response.statusCode
}

/** Checks that some routes can't be reached from outside, and that others can from inside. */
export const closedRoutes = async ({ visitor, processes, secureUrl }) => {
  for (const [method, path] of CLOSED) {
    const { status } = await visitor().fetch(path, { method })
    assert.ok([403, 404].includes(status), `${method} ${path} is closed and answers ${status}`)
  }
  const headers = { authorization: `Bearer ${SECRET}` }
  assert.equal((await fetch(`${processes[0].url}/metrics`, { headers })).status, 200)
  assert.equal(await overTls(secureUrl), 200)
}

/** Checks that a request can be traced from nginx to the process. */
export const oneNumber = ({ nginx, processes, ports }) => {
  const inside = processes.map(each => each.log()).join('')
  const numbers = [...nginx.log().matchAll(/"requestId":"(\w+)"/g)].map(([, number]) => number)
  assert.ok(numbers.some(number => inside.includes(number)))
  assert.ok(!/reset=|invitation=|X-Amz-Signature/.test(nginx.log()))
  const asked = new Set(
    [...nginx.log().matchAll(/"upstream":"127.0.0.1:(\d+)"/g)].map(([, port]) => Number(port)),
  )
  assert.ok(
    ports.every(port => asked.has(port)),
    'both processes are asked',
  )
}
