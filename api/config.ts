import { resolve } from 'node:path'
import { z } from 'zod'
import { keptSecret } from './configSecret.js'

/** Says what is wrong with the settings, one line for each. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export interface S3Config {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export interface Config {
  isProduction: boolean
  port: number
  host: string
  /** Where people reach this install, without a closing slash. */
  publicUrl: string
  /** Unset: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined
  databaseReplicaUrls: string[]
  /** Absolute. */
  dataDir: string
  /** Signs upload links. */
  secret: string
  /** Unset: files under `dataDir`/objects. */
  s3: S3Config | undefined
  /** Unset: mail is written to `dataDir`/outbox. */
  smtpUrl: string | undefined
  mailFrom: string
  supportPhone: string
  legalLine: string
  /** Addresses or networks of our own proxies: X-Forwarded-For counts from them alone. */
  trustedProxies: string[]
  /** 10 means ten times as many requests are allowed. */
  rateLimitScale: number
  demo: boolean
  logLevel: z.infer<typeof logLevels>
  /** Carries the port in development: cookies do not know ports, and demos run side by side on one host. */
  cookieName: string
}

const logLevels = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
  error: 'must be one of fatal, error, warn, info, debug, trace, silent',
})

const webAddress = (error: string) => z.url({ protocol: /^https?$/, hostname: /./, error })
const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address like postgres://user:password@host:5432/database',
})
const list = z.string().transform(text => text.split(',').map(item => item.trim()))

const settings = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z
    .string()
    .regex(/^\d+$/, 'must be a whole number from 1 to 65535')
    .transform(Number)
    .refine(port => port >= 1 && port <= 65_535, 'must be a whole number from 1 to 65535')
    .default(4000),
  HOST: z.string().optional(),
  PUBLIC_URL: webAddress('must be an address like https://haulbid.example').optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_REPLICA_URLS: list
    .pipe(z.array(databaseAddress, 'must be addresses of PostgreSQL servers, separated by commas'))
    .default([]),
  DATA_DIR: z.string().default('.data'),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  S3_ENDPOINT: webAddress('must be an address like https://s3.us-east-1.amazonaws.com').optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address like smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: z.string().includes('@', 'must hold an email address').optional(),
  SUPPORT_PHONE: z.string().default('(555) 010-0142'),
  LEGAL_LINE: z.string().default('Haulbid. All rights reserved.'),
  TRUSTED_PROXIES: list
    .pipe(
      z.array(
        z.union(
          [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
          'must be addresses or networks like 10.0.0.0/8, separated by commas',
        ),
      ),
    )
    .default([]),
  RATE_LIMIT_SCALE: z
    .string()
    .transform(Number)
    .refine(scale => Number.isFinite(scale) && scale > 0, 'must be a number above 0')
    .default(1),
  DEMO: z.stringbool({ error: 'must be on or off' }).optional(),
  LOG_LEVEL: logLevels.default('info'),
})

type Settings = z.infer<typeof settings>
type Name = keyof Settings

const s3Names = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const required = (isNeeded: boolean, env: Settings, name: Name, why: string) =>
  isNeeded && env[name] === undefined ? [`${name}: is required ${why}`] : []

const complaintsAbout = (env: Settings) => {
  const hasS3 = s3Names.some(name => env[name] !== undefined)
  return [
    ...required(
      env.NODE_ENV === 'production',
      env,
      'SECRET',
      'in production: any 32 characters or more, kept private',
    ),
    ...required(env.SMTP_URL !== undefined, env, 'MAIL_FROM', 'when SMTP_URL is set'),
    ...s3Names.flatMap(name => required(hasS3, env, name, 'when any other S3_ setting is set')),
  ]
}

const parse = (env: NodeJS.ProcessEnv): Settings => {
  // An empty value is an unset one: that is how Compose files and shells pass what nobody filled in.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = settings.safeParse(given)
  const lines = result.success
    ? complaintsAbout(result.data)
    : result.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)
  if (!result.success || lines.length > 0) throw new ConfigError([...new Set(lines)].join('\n'))
  return result.data
}

const s3From = (env: Settings): S3Config | undefined =>
  env.S3_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: env.S3_ENDPOINT,
        region: env.S3_REGION as string,
        bucket: env.S3_BUCKET as string,
        accessKeyId: env.S3_ACCESS_KEY_ID as string,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY as string,
      }

const secretFrom = (env: Settings, dataDir: string) => {
  if (env.SECRET) return env.SECRET
  try {
    return keptSecret(dataDir)
  } catch (error) {
    throw new ConfigError(`DATA_DIR: cannot be written (${(error as Error).message})`)
  }
}

const portOf = (address: string) => {
  const { port, protocol } = new URL(address)
  return port || (protocol === 'https:' ? '443' : '80')
}

/** Every setting, checked once. `docs/settings.md` explains them. */
export const readConfig = (variables: NodeJS.ProcessEnv): Config => {
  const env = parse(variables)
  const isProduction = env.NODE_ENV === 'production'
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  const dataDir = resolve(env.DATA_DIR)
  return {
    isProduction,
    port: env.PORT,
    // The demo's passwords are printed in the README, so development is open to this machine alone.
    host: env.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    publicUrl,
    databaseUrl: env.DATABASE_URL,
    databaseReplicaUrls: env.DATABASE_REPLICA_URLS,
    dataDir,
    secret: secretFrom(env, dataDir),
    s3: s3From(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'Haulbid <no-reply@localhost>',
    supportPhone: env.SUPPORT_PHONE,
    legalLine: env.LEGAL_LINE,
    trustedProxies: env.TRUSTED_PROXIES,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    demo: env.DEMO ?? !isProduction,
    logLevel: env.LOG_LEVEL,
    cookieName: isProduction ? '__Host-haulbid' : `haulbid_${portOf(publicUrl)}`,
  }
}
