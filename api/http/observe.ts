import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { House } from '../domain/context.js'
import { type Exchange, within } from '../platform/logging/exchange.js'
import { requestIdOf } from './caller.js'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** Without the query: links to choose a password and signed links carry their secrets there. */
const pathOf = (request: IncomingMessage) => (request.url ?? '').split(/[?#]/, 1)[0]!.slice(0, 200)

const KINDS: [RegExp, string][] = [
  [/^\/graphql\/?$/, 'graphql'],
  [/^\/api(\/|$)/, 'api'],
  [/^\/objects\//, 'objects'],
  [/^\/assets\//, 'assets'],
  [/^\/(healthz|readyz|metrics)$/, 'health'],
]
const kindOf = (path: string) => KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'pages'

const known = new WeakSet<IncomingMessage>()

/**
 * Gives each request its number, and when it is answered a line in the log and its place in the figures. Whoever is
 * further in does nothing: an app has it at its door, and a server around what refuses requests before the app.
 */
export const observed = (house: House, handle: Handle): Handle => {
  // `npm start` stays quiet: the person who develops has the browser's own list of requests.
  const level = house.config.isProduction ? 'info' : 'debug'
  const tell = (exchange: Exchange, method: string, path: string, response: ServerResponse, ms: number) => {
    const status = response.statusCode
    house.metrics.request(kindOf(path), method, status, ms / 1000)
    if (!house.log.isLevelEnabled(level)) return
    const isWhole = response.writableFinished
    house.log[level](
      { ...exchange, method, path, status, ms: Math.round(ms * 10) / 10, ...(!isWhole && { aborted: true }) },
      'Request',
    )
  }
  return (request, response) => {
    if (known.has(request)) return handle(request, response)
    known.add(request)
    const startedAt = performance.now()
    const exchange: Exchange = { requestId: requestIdOf(request, house) }
    response.setHeader('X-Request-Id', exchange.requestId)
    // Now: Express takes from the address what it has come by.
    const path = pathOf(request)
    const { method = '' } = request
    response.once('close', () => tell(exchange, method, path, response, performance.now() - startedAt))
    within(exchange, () => handle(request, response))
  }
}
