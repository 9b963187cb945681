import { Writable } from 'node:stream'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import type { Config } from '../config.js'
import { redacted } from './redacted.js'
import { currentRequest } from './requestScope.js'
import { safeError } from './safeError.js'

const clock = (time: number) => new Date(time).toISOString().slice(11, 19)

const details = (entry: Record<string, unknown>) =>
  Object.entries(entry)
    .filter(
      ([name, value]) => !['level', 'time', 'pid', 'hostname', 'msg', 'err'].includes(name) && value != null,
    )
    .map(([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('')

const readable = (line: string) => {
  const { level, time, msg, err, ...rest } = JSON.parse(line)
  const stack = err?.stack ? `\n${err.stack}` : ''
  return `${clock(time)} ${pino.levels.labels[level]} ${msg ?? ''}${details(rest)}${stack}\n`
}

const readableOutput = () =>
  new Writable({
    write: (chunk, _encoding, done) => {
      const lines = String(chunk).split('\n').filter(Boolean)
      process.stdout.write(lines.map(readable).join(''), () => done())
    },
  })

const PART = `[^\\s"'<>(),:;\\\\/@=]`
const MAIL_ADDRESS = new RegExp(`${PART}{1,64}(?:@|%40)${PART}+\\.${PART}+`, 'g')

/** Applies to every line, including those of libraries: docs/operations.md allows no email address in the log. */
const withoutAddresses = (line: string) =>
  /@|%40/.test(line) ? line.replace(MAIL_ADDRESS, '[address]') : line

const options = (level: string): LoggerOptions => ({
  level,
  mixin: () => {
    const scope = currentRequest()
    return scope ? { requestId: scope.requestId } : {}
  },
  formatters: { log: redacted },
  serializers: { err: error => safeError(error) },
  hooks: { streamWrite: withoutAddresses },
})

/**
 * JSON lines in production, plain lines in development. Never a password, a token, a cookie or an email address:
 * `api/http/logs.test.ts` goes through everything that could contain one.
 */
export const createLogger = (
  { isProduction, logLevel }: Pick<Config, 'isProduction' | 'logLevel'>,
  // Not one disk write per line: buffered lines are written before the process exits.
  destination: DestinationStream = isProduction ? pino.destination({ sync: false }) : readableOutput(),
): Logger => pino(options(logLevel), destination)
