import { Writable } from 'node:stream'
import { type Logger, pino } from 'pino'
import type { Config } from './config.js'

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

const forPeople = () =>
  new Writable({
    write: (chunk, _encoding, done) => {
      const lines = String(chunk).split('\n').filter(Boolean)
      process.stdout.write(lines.map(readable).join(''), () => done())
    },
  })

/** JSON lines in production, plain lines for the person who develops. */
export const createLogger = ({ isProduction, logLevel }: Config): Logger =>
  isProduction ? pino({ level: logLevel }) : pino({ level: logLevel }, forPeople())
