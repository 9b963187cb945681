import { createHash, timingSafeEqual } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import type { AppContext } from '../domain/context.js'

const digest = (text: string) => createHash('sha256').update(text).digest()

const hasToken = ({ headers }: Request, token: string) =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))

const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * True for a request from this machine that did not come through a proxy, which would make everybody local.
 */
const isLocal = ({ socket, headers }: Request) =>
  /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
  FORWARDED.every(name => headers[name] === undefined)

/** `/metrics` for Prometheus: with METRICS_TOKEN for its bearer, otherwise only for this machine. */
export const metricsRoute =
  ({ config, metrics }: AppContext): RequestHandler =>
  async (request, response) => {
    const { metricsToken } = config
    if (metricsToken && !hasToken(request, metricsToken)) {
      return response
        .status(401)
        .set('WWW-Authenticate', 'Bearer')
        .json({ error: 'Send METRICS_TOKEN as a bearer token' })
    }
    if (!metricsToken && !isLocal(request)) return response.status(404).json({ error: 'Not found' })
    return response
      .set('Cache-Control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text())
  }
