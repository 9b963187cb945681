import nodemailer from 'nodemailer'
import type { Logger } from 'pino'
import { UnrecoverableError } from '../UnrecoverableError.js'
import type { Post } from './Post.js'

/** A server that says nothing must not hold a worker; a query in SMTP_URL (`?socketTimeout=60000`) goes before these. */
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

/** A 5xx to the recipient or to the message stays one. To a sign-in or a sender it is a setting that somebody will mend. */
const isFinal = ({ responseCode = 0, command }: SmtpError) =>
  responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')

/** One pool of connections for the process. What fails is left to the queue to repeat, never sent again from here. */
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
