import type { Config } from './platform/config.js'

const demo = [
  '',
  'Sign in with one of the demo accounts, password dumpster-demo:',
  '  customer@example.com',
  '  vendor@example.com',
  '  admin@example.com',
]

/** What the user at the terminal sees once everything is running. */
export const welcome = (config: Config) =>
  [
    '',
    `Haulbid is ready at ${config.publicUrl}`,
    ...(config.demo ? demo : []),
    '',
    `Data is kept in ${config.dataDir}. Ctrl-C stops.`,
    '',
  ].join('\n')
