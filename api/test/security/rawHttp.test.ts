import { connect } from 'node:net'
import { type Harness, startHarness } from '../harness.js'
import { customer, type TestUser } from '../users.js'

/** Handwritten URLs, headers and lengths that no browser or client library sends. */

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
})
afterAll(() => harness.stop())

/** Everything received for these bytes until the server closes the connection. */
const scope = (bytes: string): Promise<string> => {
  const { hostname, port } = new URL(harness.url)
  return new Promise((done, fail) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'))
    let text = ''
    socket.setTimeout(3000, () => socket.destroy())
    socket.on('data', chunk => {
      text += chunk.toString('latin1')
    })
    socket.on('close', () => done(text))
    socket.on('error', error => ('code' in error && error.code === 'ECONNRESET' ? done(text) : fail(error)))
  })
}
const get = (target: string, headers = '') =>
  scope(`GET ${target} HTTP/1.1\r\nHost: ${new URL(harness.url).host}\r\nConnection: close\r\n${headers}\r\n`)
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
const answersIn = (text: string) => text.match(/HTTP\/1\.1 \d{3}/g) ?? []

describe('URLs', () => {
  test.each([
    '/objects/..%2f..%2fsecret',
    '/objects/%2e%2e/%2e%2e/secret',
    '/objects/..%5c..%5csecret',
    '/objects/../../../../etc/passwd',
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/%00',
    '/objects/%00',
    '/assets/x%00.js',
    '/api/jobs/customer/%00',
    '/api/jobs/customer/..%2f..%2fusers',
    '/%c0%ae%c0%ae/etc/passwd',
    '/%',
    '/%ff',
    '/.env',
    '/.git/config',
    '/.data/secret',
    '//etc/passwd',
    '/objects/%0d%0aSet-Cookie:%20a=b',
    '/%0d%0aX-Injected:%201',
    '/api/users?type=customer%0d%0aX-Injected:%201',
    '/api/jobs/customer/%0d%0aX-Injected:%201?after=%0d%0aX-Injected:%201',
  ])('reaches no file and injects no header for %s', async target => {
    const answer = await get(target)
    const [head = ''] = answer.split('\r\n\r\n')
    expect([400, 401, 404]).toContain(statusOf(answer))
    expect(head).not.toMatch(/^(x-injected|set-cookie)/im)
    expect(answer).not.toMatch(/root:|"haulbid"|x{40}/)
  })

  test.each([
    'http://evil.example/api/me',
    'http://evil.example@127.0.0.1/api/me',
    'https://evil.example/graphql',
  ])('refuses the absolute URL %s without repeating it', async target => {
    const answer = await get(target)
    expect([400, 401, 404]).toContain(statusOf(answer))
    expect(answer).not.toContain('evil.example')
  })

  test.each(['/API/me', '/Api/users', '/OBJECTS/x', '/GraphQL'])(
    "answers the other spelling %s, which request limits don't cover, with 404",
    async target => {
      const answer = await get(target, `Cookie: ${dana.cookie}\r\n`)
      expect(statusOf(answer)).toBe(404)
      expect(answer).not.toMatch(/^ratelimit-limit/im)
    },
  )

  test('refuses a target that is not a path, and an invalid method', async () => {
    for (const line of [
      'GET evil.example HTTP/1.1',
      'GET * HTTP/1.1',
      'CONNECT evil.example:443 HTTP/1.1',
      'JUNK / HTTP/1.1',
      'TRACE / HTTP/1.1',
      'TRACK /api/me HTTP/1.1',
    ]) {
      const answer = await scope(`${line}\r\nHost: x\r\nCookie: ${dana.cookie}\r\nConnection: close\r\n\r\n`)
      // CONNECT is closed without a response.
      expect(answer === '' || statusOf(answer) >= 400).toBe(true)
      // A cookie that is echoed could be read by a script.
      expect(answer).not.toContain(dana.cookie)
    }
  })
})

describe('headers', () => {
  test("uses this installation's URL in responses and mails, whatever the Host header", async () => {
    const lies =
      'X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: https\r\nX-Original-URL: /api/users\r\nForwarded: host=evil.example\r\n'
    const body = (text: object) => JSON.stringify(text)
    const post = (path: string, text: string) =>
      scope(
        `POST ${path} HTTP/1.1\r\nHost: evil.example\r\n${lies}Cookie: ${dana.cookie}\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`,
      )
    const made = await post('/api/objects/upload', '{}')
    expect(statusOf(made)).toBe(201)
    expect(made).toContain(`${harness.url}/objects/`)
    await post('/api/forgot-password', body({ email: dana.email }))
    const [mail] = await harness.mails()
    expect(mail).toContain(`${harness.url}/?reset=`)
    expect(made + mail).not.toContain('evil.example')
  })

  test('ignores headers that rewrite the URL', async () => {
    const answer = await get('/healthz', 'X-Original-URL: /api/users\r\nX-Rewrite-URL: /api/users\r\n')
    expect(answer).toContain('{"alive":true}')
  })

  test.each([
    ['no host', 'GET /api/me HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET /api/me HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
    [
      'a folded header',
      'GET /api/me HTTP/1.1\r\nHost: x\r\nX-A: b\r\n Cookie: c\r\nConnection: close\r\n\r\n',
    ],
    [
      'a blank before the colon',
      'GET /api/me HTTP/1.1\r\nHost: x\r\nCookie : a=b\r\nConnection: close\r\n\r\n',
    ],
    ['a zero byte', 'GET /api/me HTTP/1.1\r\nHost: x\r\nX-A: \0\r\nConnection: close\r\n\r\n'],
    [
      'a bare line break',
      'GET /api/me HTTP/1.1\r\nHost: x\r\nX-A: a\rSet-Cookie: b\r\nConnection: close\r\n\r\n',
    ],
    [
      '100 kB of headers',
      `GET /api/me HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(100_000)}\r\nConnection: close\r\n\r\n`,
    ],
  ])('refuses %s', async (_, bytes) => {
    const status = statusOf(await scope(bytes))
    expect([400, 401, 431]).toContain(status)
  })
})

describe('one request inside another', () => {
  const inner = 'GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'
  const outer = (headers: string, body: string) =>
    scope(`POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n${body}`)

  test.each([
    ['both lengths', `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n`, `0\r\n\r\n${inner}`],
    [
      'both, the other way around',
      `Transfer-Encoding: chunked\r\nContent-Length: ${inner.length + 5}\r\n`,
      `0\r\n\r\n${inner}`,
    ],
    ['two lengths', `Content-Length: 0\r\nContent-Length: ${inner.length}\r\n`, inner],
    ['two lengths in one', `Content-Length: 0, ${inner.length}\r\n`, inner],
    ['a length with a sign', `Content-Length: +${inner.length}\r\n`, inner],
    ['a length in hex', 'Content-Length: 0x10\r\n', inner],
    ['an encoding with a blank before its colon', 'Transfer-Encoding : chunked\r\n', `0\r\n\r\n${inner}`],
    ['an encoding that is none', 'Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${inner}`],
    ['chunked, and something after it', 'Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${inner}`],
    ['a chunk size that is none', 'Transfer-Encoding: chunked\r\n', `0x\r\n\r\n${inner}`],
    ['a chunk without its end', 'Transfer-Encoding: chunked\r\n', `1\r\nZ0\r\n\r\n${inner}`],
  ])('sends at most one response, a refusal: %s', async (_, headers, body) => {
    const text = await outer(headers, body)
    expect(answersIn(text).length).toBeLessThanOrEqual(1)
    if (text) expect(statusOf(text)).toBe(400)
    expect(text).not.toContain('"openapi"')
  })
})
