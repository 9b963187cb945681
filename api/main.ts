import 'reflect-metadata'
import { type Config, ConfigError, readConfig } from './platform/config.js'
import { StartError } from './platform/errors.js'
import { createLogger } from './platform/logging/createLogger.js'
import { startServer } from './server.js'

process.setSourceMapsEnabled(true)

const explain = (error: unknown) =>
  error instanceof ConfigError || error instanceof StartError
    ? error.message
    : ((error as Error).stack ?? error)

/** Longer than closed connections take to end, and shorter than anybody's patience. */
const END_MS = 2000

/**
 * Lets the process end once nothing is open. `process.exit` joins the threads that compile while one of them
 * may be waiting for this thread to collect garbage, and then the process never ends:
 * https://github.com/nodejs/node/issues/54918.
 */
const end = (code: number) => {
  process.exitCode = code
  setTimeout(() => process.exit(), END_MS).unref()
}

// npm forwards a signal that the terminal has already sent to the whole group, so it arrives twice.
const echoMs = 1000

const closeOnSignal = (close: () => Promise<void>) => {
  let firstAt: number | undefined
  const onSignal = async () => {
    if (firstAt && Date.now() - firstAt < echoMs) return
    if (firstAt) process.exit(1)
    firstAt = Date.now()
    await close()
    end(0)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

const demo = [
  '',
  'Sign in with one of the demo accounts, password dumpster-demo:',
  '  customer@example.com',
  '  vendor@example.com',
  '  admin@example.com',
]

const standIn = ({ stripe }: Config) =>
  stripe?.mode === 'fake'
    ? ['', `Cards are taken by a stand-in for Stripe at ${stripe.apiUrl}. No money moves.`]
    : []

/** The message at the terminal once everything is running. */
export const welcome = (config: Config) =>
  [
    '',
    `Haulbid is ready at ${config.publicUrl}`,
    ...(config.demo ? demo : []),
    ...standIn(config),
    '',
    `Data is kept in ${config.dataDir}. Ctrl-C stops.`,
    '',
  ].join('\n')

const main = async () => {
  const config = readConfig(process.env)
  const starting = startServer(config, createLogger(config))
  // A signal during startup waits for the start and then undoes it.
  closeOnSignal(async () => (await starting).close())
  await starting
  console.log(welcome(config))
}

main().catch(error => {
  console.error(explain(error))
  end(1)
})
