import { people } from './fill.mjs'

/** The headers a browser sends; each server gets the same. */
const HEADERS = [
  'Host: haulbid.example',
  'Connection: keep-alive',
  'Accept: application/graphql-response+json, application/json;q=0.9',
  'Accept-Language: en-US,en;q=0.9',
  'Origin: https://haulbid.example',
  'Sec-Fetch-Site: same-origin',
  'Sec-Fetch-Mode: cors',
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
]

const cookieOf = token => `Cookie: __Host-haulbid=bench-${token}`

const bytesOf = (first, headers, body) =>
  Buffer.from(
    [
      first,
      ...HEADERS,
      ...headers,
      ...(body === undefined
        ? []
        : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
      '',
      body ?? '',
    ].join('\r\n'),
  )

const nameIn = document => /(?:query|mutation) (\w+)/.exec(document)[1]

/** The bytes of an operation, sent by the bench user with that token. */
export const requestWith = (token, document, variables) => {
  const asked = { operationName: nameIn(document), variables, extensions: {}, query: document }
  return bytesOf('POST /graphql HTTP/1.1', [cookieOf(token)], JSON.stringify(asked))
}

/** The bytes of an operation's n-th request. `document` is the server's own if its schema differs. */
export const requestOf = (operation, world, n, person = n % people[operation.who]) => {
  const { who, document, tokenOf, variables, path } = operation
  const token = tokenOf?.(world, n) ?? `${who}-${person + 1}`
  if (path) return bytesOf(`GET ${path(world, person)} HTTP/1.1`, [cookieOf(token)])
  return requestWith(token, document, variables(world, n, person))
}

/** Returns one request after another: reads are built once per user, writes each time. */
export const requestsOf = (operation, world) => {
  let n = -1
  const count = people[operation.who]
  if (operation.writes) {
    const rows = (operation.rowsOf?.(world) ?? world.acceptable).length
    return () => {
      n++
      // An account's own acts wait for each other.
      if (operation.isByAll) return requestOf(operation, world, n, n % count)
      return requestOf(operation, world, n % rows, Math.floor(n / rows) % count)
    }
  }
  const made = Array.from({ length: count }, (_, person) => requestOf(operation, world, person, person))
  return () => made[++n % count]
}
