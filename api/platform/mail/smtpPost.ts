import nodemailer from 'nodemailer'
import type { Logger } from 'pino'
import { UnrecoverableError } from '../errors.js'
import type { Post } from './Post.js'

/** An unresponsive server must not block a worker; a query in SMTP_URL (`?socketTimeout=60000`) takes precedence. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

interface SmtpError {
  responseCode?: number
  command?: string
}

/**
 * A 5xx for the recipient or the message is permanent. For a sign-in or a sender it's a setting that somebody will
 * fix.
 */
const isFinal = ({ responseCode = 0, command }: SmtpError) =>
  responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')

/** One connection pool for the process. Failures are left to the queue to retry, never retried here. */
export const smtpPost = (url: string, log: Logger): Post => {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS,
  })
  // An idle connection may break when nobody is sending.
  transport.on('error', ({ code }: NodeJS.ErrnoException) => log.warn({ code }, 'SMTP connection lost'))
  return {
    async send({ link: _, ...composed }, signal) {
      try {
        await transport.sendMail({ ...composed, signal })
      } catch (error) {
        throw isFinal(error as SmtpError)
          ? new UnrecoverableError((error as Error).message, { cause: error })
          : error
      }
    },
    close: () => transport.close(),
  }
}
