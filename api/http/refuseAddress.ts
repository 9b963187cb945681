import type { RequestHandler } from 'express'
import { sendFailure } from './failures.js'

/** For an address that has other methods than the one that was sent. */
export const onlyMethods =
  (...methods: string[]): RequestHandler =>
  (_request, response) => {
    const failure = { status: 405, message: 'Method not allowed', extensions: {} }
    sendFailure(response, failure, { Allow: methods.join(', ') })
  }

/** For an address that is nothing: Express would answer with a page of its own. */
export const nothingHere: RequestHandler = (_request, response) =>
  sendFailure(response, { status: 404, message: 'Not found', extensions: {} })
