import { request as ask } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { postJunk } from '../../test/deals.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { customer, type TestUser } from '../../test/users.js'

/** Checks which answers are compressed on the wire. */

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  for (let job = 0; job < 6; job++)
    await postJunk(dana, { description: 'A couch and two mattresses. '.repeat(8).trim() })
})
afterAll(() => harness.stop())

const LONG = '{ customerJobs(first: 10) { nodes { id description } } }'
const SHORT = '{ me { id } }'

const OURS = { 'sec-fetch-site': 'same-origin', 'accept-encoding': 'gzip, deflate, br, zstd' }

const answerTo = (query: string, headers: Record<string, string>) =>
  new Promise<{ encoding?: string; length?: string; body: Buffer }>((resolve, reject) => {
    const all = { 'content-type': 'application/json', cookie: dana.cookie, ...headers }
    const asked = ask(`${harness.url}/graphql`, { method: 'POST', headers: all }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () => {
        const { 'content-encoding': encoding, 'content-length': length } = response.headers
        resolve({ encoding, length, body: Buffer.concat(chunks) })
      })
    })
    asked.on('error', reject)
    asked.end(JSON.stringify({ query }))
  })

// Sends it twice, because the second answer comes from a known document.
test.each(['first', 'again'])('compresses a long answer for our own pages: %s', async () => {
  const { encoding, length, body } = await answerTo(LONG, OURS)
  expect([encoding, Number(length)]).toEqual(['br', body.length])
  expect(body.length).toBeLessThan(700)
  const [job] = JSON.parse(brotliDecompressSync(body).toString()).data.customerJobs.nodes
  expect(job.description).toMatch(/^A couch and two mattresses\./)
})

test.each<[string, string, Record<string, string>]>([
  ['a short answer', SHORT, OURS],
  ['a program', LONG, { 'accept-encoding': 'gzip, br' }],
  ['an address that was typed', LONG, { ...OURS, 'sec-fetch-site': 'none' }],
  ['a browser that does not know Brotli', LONG, { ...OURS, 'accept-encoding': 'gzip, deflate' }],
  ['one that refuses it', LONG, { ...OURS, 'accept-encoding': 'gzip, br;q=0' }],
])('leaves uncompressed: %s', async (_, query, headers) => {
  const { encoding, length, body } = await answerTo(query, headers)
  expect([encoding, Number(length)]).toEqual([undefined, body.length])
  expect(JSON.parse(body.toString())).not.toHaveProperty('errors')
})

test.each(['cross-site', 'same-site'])('gives another site nothing to measure: %s', async site => {
  const { encoding, body } = await answerTo(LONG, { ...OURS, 'sec-fetch-site': site })
  expect(encoding).toBeUndefined()
  expect(body.toString()).not.toContain('mattresses')
})
