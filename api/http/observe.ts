import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { AppContext } from '../domain/context.js'
import { type RequestScope, within } from '../platform/logging/requestScope.js'
import { requestIdOf } from './caller.js'
import { securityHeaders } from './securityHeaders.js'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** 32 random bytes, as in the address of a calendar feed. Ids are shorter. */
const SECRET = /[\w%-]{40,}/g

/** Without the query string, because password links and signed links carry their secrets there. */
const pathOf = (request: IncomingMessage) =>
  (request.url ?? '').split(/[?#]/, 1)[0]!.replaceAll(SECRET, '[redacted]').slice(0, 200)

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
 * Gives each response its id and the security headers, and logs and counts it once it is answered. Skips
 * requests that are already observed: an app observes at its entry, and a server around the code that refuses
 * requests before the app.
 */
export const observed = (app: AppContext, handle: Handle): Handle => {
  const headers = new Map(Object.entries(securityHeaders(app.config)))
  // `npm start` stays quiet: developers have the browser's own list of requests.
  const level = app.config.isProduction ? 'info' : 'debug'
  const logRequest = (
    scope: RequestScope,
    method: string,
    path: string,
    response: ServerResponse,
    ms: number,
  ) => {
    const status = response.statusCode
    app.metrics.request(kindOf(path), method, status, ms / 1000)
    if (!app.log.isLevelEnabled(level)) return
    const isWhole = response.writableFinished
    app.log[level](
      { ...scope, method, path, status, ms: Math.round(ms * 10) / 10, ...(!isWhole && { aborted: true }) },
      'Request',
    )
  }
  return (request, response) => {
    if (known.has(request)) return handle(request, response)
    known.add(request)
    const startedAt = performance.now()
    const scope: RequestScope = { requestId: requestIdOf(request, app) }
    response.setHeaders(headers)
    response.setHeader('X-Request-Id', scope.requestId)
    // Read now, since Express strips matched prefixes from the URL.
    const path = pathOf(request)
    const { method = '' } = request
    response.once('close', () => logRequest(scope, method, path, response, performance.now() - startedAt))
    within(scope, () => handle(request, response))
  }
}
