import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { announcesBody } from './announcesBody.js'
import { sendFailure } from './failures.js'

/** An unread body would keep its connection busy until it has arrived. */
const endOf = (request: IncomingMessage): Record<string, string> =>
  announcesBody(request) ? { Connection: 'close' } : {}

/** For an address that supports other methods than the one sent. */
export const onlyMethods =
  (...methods: string[]): RequestHandler =>
  (request, response) => {
    const failure = { status: 405, message: 'Method not allowed', extensions: {} }
    sendFailure(response, failure, { Allow: methods.join(', '), ...endOf(request) })
  }

/** For an unknown address, where Express would answer with its own page. */
export const nothingHere: RequestHandler = (request, response) =>
  sendFailure(response, { status: 404, message: 'Not found', extensions: {} }, endOf(request))
