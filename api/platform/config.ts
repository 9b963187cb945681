import { join, resolve } from 'node:path'
import { z } from 'zod'
import { keptSecret } from './configSecret.js'
import { type PushConfig, publicKeyOf } from './push/pushConfig.js'
import { KNOWN_SERVICES, SERVICE } from './push/pushServices.js'

/** Lists every invalid setting, one line for each. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export interface S3Config {
  /** The store's address for this process. */
  endpoint: string
  /** The store's address for browsers. */
  publicEndpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export interface StripeConfig {
  secretKey: string
  /** Money moves in `live` alone; `fake` is a stand-in in development. */
  mode: 'live' | 'test' | 'fake'
  /** What vendors see of their account at Stripe. */
  dashboard: 'full'
  /** Sign the events of our own account and of the vendors' accounts. */
  webhookSecrets: string[]
  /** Another host for Stripe's API. */
  apiUrl: string | undefined
}

export interface Config {
  isProduction: boolean
  port: number
  host: string
  /** The public URL of this installation, without a trailing slash. */
  publicUrl: string
  /** If unset, the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined
  databaseReplicaUrls: string[]
  databaseReplicaMostLagMs: number
  /** Connections from this process to each database. */
  databasePoolSize: number
  /** The time limit of a statement, except in migrations. */
  statementTimeoutMs: number
  /** The number of requests under way in this process beyond which more are refused. */
  maxRequests: number
  /** True if this process runs the queue: mail and cleanup. */
  worker: boolean
  /** An absolute path. */
  dataDir: string
  /** Signs upload links and the cookies of known devices. */
  secret: string
  /** If unset, files under `dataDir`/objects. */
  s3: S3Config | undefined
  /** If unset, mail is written to `dataDir`/outbox. */
  smtpUrl: string | undefined
  mailFrom: string
  /** If unset, text messages are written to `dataDir`/texts. */
  smsUrl: string | undefined
  /** Lets the SMS provider report people's replies. */
  smsToken: string | undefined
  /** If unset, nothing is pushed. */
  push: PushConfig | undefined
  supportPhone: string
  supportEmail: string
  legalLine: string
  /** Addresses or networks of our own proxies: X-Forwarded-For is trusted only from them. */
  trustedProxies: string[]
  /** 10 means ten times as many requests are allowed. */
  rateLimitScale: number
  noticesKeptDays: number
  /** How customers pay their vendors. */
  payments: z.infer<typeof payments>
  /** If unset, nobody pays by card. */
  stripe: StripeConfig | undefined
  /** If unset, messages are kept forever. */
  messagesKeptMonths: number | undefined
  /** Slower statements are logged. */
  slowQueryMs: number
  /** Gives access to /metrics; if unset, only this machine may read them. */
  metricsToken: string | undefined
  demo: boolean
  logLevel: z.infer<typeof logLevels>
  /** Contains the port in development: cookies ignore ports, and demos run side by side on one host. */
  cookieName: string
  deviceCookieName: string
}

const logLevels = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
  error: 'must be one of fatal, error, warn, info, debug, trace, silent',
})

const payments = z.enum(['direct'], { error: 'must be direct' })

const LEAST_SECRET = 32

/** The key that stands for no Stripe at all: tools/startStandIn.mjs starts something in its place. */
const FAKE = 'fake'

const webhookSecret = z.string().regex(/^whsec_\w+$/, 'must be the secret of a webhook like whsec_…')

const webAddress = (error: string) => z.url({ protocol: /^https?$/, hostname: /./, error })
const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address like postgres://user:password@host:5432/database',
})
const list = z.string().transform(text => text.split(',').map(item => item.trim()))
const wholeNumber = (least: number, most: number) => {
  const words = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d+$/, words)
    .transform(Number)
    .refine(number => number >= least && number <= most, words)
}

const settings = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: wholeNumber(1, 65_535).default(4000),
  HOST: z.string().optional(),
  PUBLIC_URL: webAddress('must be an address like https://haulbid.example').optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_REPLICA_URLS: list
    .pipe(z.array(databaseAddress, 'must be addresses of PostgreSQL servers, separated by commas'))
    .default([]),
  DATABASE_REPLICA_MAX_LAG_MS: wholeNumber(100, 3_600_000).default(10_000),
  DATABASE_POOL_SIZE: wholeNumber(2, 1000).default(10),
  STATEMENT_TIMEOUT_MS: wholeNumber(100, 3_600_000).default(10_000),
  MAX_REQUESTS: wholeNumber(1, 100_000).default(1000),
  WORKER: z.stringbool({ error: 'must be on or off' }).default(true),
  DATA_DIR: z.string().default('.data'),
  SECRET: z.string().min(LEAST_SECRET, `must have at least ${LEAST_SECRET} characters`).optional(),
  S3_ENDPOINT: webAddress('must be an address like https://s3.us-east-1.amazonaws.com').optional(),
  S3_PUBLIC_ENDPOINT: webAddress('must be an address like https://files.haulbid.example').optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address like smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: z.string().includes('@', 'must hold an email address').optional(),
  SMS_URL: z
    .url({
      protocol: /^https$/,
      hostname: /./,
      error: 'must be an address like https://user:password@sms.example/send',
    })
    .optional(),
  SMS_TOKEN: z.string().min(LEAST_SECRET, `must have at least ${LEAST_SECRET} characters`).optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  PUSH_SERVICES: list
    .pipe(
      z.array(
        z
          .string()
          .regex(
            SERVICE,
            'must be addresses like https://push.example or https://*.push.example, separated by commas',
          ),
      ),
    )
    .default(KNOWN_SERVICES),
  SUPPORT_PHONE: z.string().default('(555) 010-0142'),
  SUPPORT_EMAIL: z.string().includes('@', 'must be an email address').optional(),
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
  NOTICES_KEPT_DAYS: wholeNumber(14, 3650).default(90),
  MESSAGES_KEPT_MONTHS: wholeNumber(3, 1200).optional(),
  SLOW_QUERY_MS: wholeNumber(0, 3_600_000).default(500),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  DEMO: z.stringbool({ error: 'must be on or off' }).optional(),
  PAYMENTS: payments.default('direct'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(
      /^((sk|rk)_(test|live)_\w+|fake)$/,
      'must be a secret or restricted key like sk_live_…, or fake in development',
    )
    .optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecret.optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: webhookSecret.optional(),
  STRIPE_DASHBOARD: z.enum(['full'], { error: 'must be full' }).default('full'),
  STRIPE_API_URL: webAddress('must be an address like http://localhost:12111').optional(),
  LOG_LEVEL: logLevels.default('info'),
})

type Settings = z.infer<typeof settings>
type Name = keyof Settings

const s3Names = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const required = (isNeeded: boolean, env: Settings, name: Name, why: string) =>
  isNeeded && env[name] === undefined ? [`${name}: is required ${why}`] : []

// Browsers accept the session's Secure cookie over https, and over plain http only from their own machine.
const isThisMachine = ({ hostname }: URL) =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

const isOpenToListeners = (address: string | undefined) => {
  const url = new URL(address ?? 'http://localhost')
  return url.protocol !== 'https:' && !isThisMachine(url)
}

const openStoreOf = ({ PUBLIC_URL, S3_ENDPOINT, S3_PUBLIC_ENDPOINT }: Settings) => {
  const isSecure = PUBLIC_URL !== undefined && new URL(PUBLIC_URL).protocol === 'https:'
  const name = S3_PUBLIC_ENDPOINT ? 'S3_PUBLIC_ENDPOINT' : 'S3_ENDPOINT'
  return isSecure && isOpenToListeners(S3_PUBLIC_ENDPOINT ?? S3_ENDPOINT) ? name : null
}

const complaintsAbout = (env: Settings) => {
  const openStore = openStoreOf(env)
  const isProduction = env.NODE_ENV === 'production'
  const hasS3 = [...s3Names, 'S3_PUBLIC_ENDPOINT' as const].some(name => env[name] !== undefined)
  const openPush = env.PUSH_SERVICES.find(
    service => service.startsWith('http:') && isOpenToListeners(service.replace('*.', '')),
  )
  return [
    ...(openPush ? [`PUSH_SERVICES: ${openPush} must be https:`] : []),
    ...required(isProduction, env, 'SECRET', 'in production: any 32 characters or more, kept private'),
    ...(isProduction && isOpenToListeners(env.PUBLIC_URL)
      ? ['PUBLIC_URL: must be https: in production, or an address of this machine like http://localhost:8080']
      : []),
    ...required(
      env.SMS_URL !== undefined,
      env,
      'SMS_TOKEN',
      'when SMS_URL is set: whoever answers STOP must be heard',
    ),
    ...(['STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET'] as const).flatMap(name =>
      required(
        isProduction && env.STRIPE_SECRET_KEY !== undefined,
        env,
        name,
        'in production when STRIPE_SECRET_KEY is set',
      ),
    ),
    ...(isProduction && env.STRIPE_SECRET_KEY === FAKE
      ? ['STRIPE_SECRET_KEY: fake is refused in production, since nobody would be paid']
      : []),
    ...(!isProduction && env.STRIPE_SECRET_KEY === FAKE && env.STRIPE_API_URL === undefined
      ? ['STRIPE_SECRET_KEY: fake needs the stand-in that npm start and npm run dev bring along']
      : []),
    ...(isProduction && env.STRIPE_API_URL !== undefined
      ? ['STRIPE_API_URL: is refused in production, since whoever answers there decides who has paid']
      : []),
    ...required(env.SMTP_URL !== undefined, env, 'MAIL_FROM', 'when SMTP_URL is set'),
    ...s3Names.flatMap(name => required(hasS3, env, name, 'when any other S3_ setting is set')),
    ...(openStore
      ? [`${openStore}: must be https: if PUBLIC_URL is, because browsers refuse anything else`]
      : []),
  ]
}

const parse = (env: NodeJS.ProcessEnv): Settings => {
  // An empty value counts as unset: that is how Compose files and shells pass values nobody filled in.
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
        publicEndpoint: env.S3_PUBLIC_ENDPOINT ?? env.S3_ENDPOINT,
        region: env.S3_REGION as string,
        bucket: env.S3_BUCKET as string,
        accessKeyId: env.S3_ACCESS_KEY_ID as string,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY as string,
      }

const modeOf = (key: string) => {
  if (key === FAKE) return FAKE
  return key.includes('_test_') ? 'test' : 'live'
}

const stripeFrom = (env: Settings): StripeConfig | undefined =>
  env.STRIPE_SECRET_KEY === undefined
    ? undefined
    : {
        secretKey: env.STRIPE_SECRET_KEY,
        mode: modeOf(env.STRIPE_SECRET_KEY),
        dashboard: env.STRIPE_DASHBOARD,
        webhookSecrets: [env.STRIPE_WEBHOOK_SECRET, env.STRIPE_CONNECT_WEBHOOK_SECRET].filter(
          secret => secret !== undefined,
        ),
        apiUrl: env.STRIPE_API_URL,
      }

/** "Haulbid <no-reply@haulbid.example>" and the address alone are the same mailbox. */
const mailboxOf = (from: string | undefined) => /<(.+)>/.exec(from ?? '')?.[1] ?? from

/** Pushes name a contact for the push service, and a service refuses an invalid address. */
const pushFrom = (env: Settings, dataDir: string, publicUrl: string): PushConfig | undefined => {
  const privateKey = env.VAPID_PRIVATE_KEY ?? (env.NODE_ENV === 'production' ? null : kept(dataDir, 'vapid'))
  if (!privateKey) return undefined
  const mailbox = mailboxOf(env.MAIL_FROM) ?? 'no-reply@localhost'
  try {
    return {
      publicKey: publicKeyOf(privateKey),
      privateKey,
      subject: publicUrl.startsWith('https:') ? publicUrl : `mailto:${mailbox}`,
      services: env.PUSH_SERVICES,
    }
  } catch {
    throw new ConfigError(
      env.VAPID_PRIVATE_KEY
        ? 'VAPID_PRIVATE_KEY: is not a private key on the curve P-256'
        : `VAPID_PRIVATE_KEY: ${join(dataDir, 'vapid')} holds no key. Restore it from a copy or set VAPID_PRIVATE_KEY. If you remove the file, Haulbid makes a new key, and all push notifications end`,
    )
  }
}

const secretFrom = (env: Settings, dataDir: string) => {
  if (env.SECRET) return env.SECRET
  const secret = kept(dataDir)
  if (secret.length >= LEAST_SECRET) return secret
  throw new ConfigError(
    `SECRET: ${join(dataDir, 'secret')} ${secret ? 'is cut short' : 'is empty'}. Restore it from a copy or set SECRET. If you remove the file, Haulbid makes a new secret, and all links and known devices stop working`,
  )
}

const kept = (dataDir: string, name = 'secret') => {
  try {
    return keptSecret(dataDir, name)
  } catch (error) {
    throw new ConfigError(`DATA_DIR: cannot be written (${(error as Error).message})`)
  }
}

const portOf = (address: string) => {
  const { port, protocol } = new URL(address)
  return port || (protocol === 'https:' ? '443' : '80')
}

/** Reads and validates all settings, which `docs/settings.md` explains. */
export const readConfig = (variables: NodeJS.ProcessEnv): Config => {
  const env = parse(variables)
  const isProduction = env.NODE_ENV === 'production'
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  const dataDir = resolve(env.DATA_DIR)
  const cookieName = isProduction ? '__Host-haulbid' : `haulbid_${portOf(publicUrl)}`
  return {
    isProduction,
    port: env.PORT,
    // The demo passwords are printed in the README, so development is open only to this machine.
    host: env.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    publicUrl,
    databaseUrl: env.DATABASE_URL,
    databaseReplicaUrls: env.DATABASE_REPLICA_URLS,
    databaseReplicaMostLagMs: env.DATABASE_REPLICA_MAX_LAG_MS,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    statementTimeoutMs: env.STATEMENT_TIMEOUT_MS,
    maxRequests: env.MAX_REQUESTS,
    worker: env.WORKER,
    dataDir,
    secret: secretFrom(env, dataDir),
    s3: s3From(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'Haulbid <no-reply@localhost>',
    smsUrl: env.SMS_URL,
    smsToken: env.SMS_TOKEN,
    push: pushFrom(env, dataDir, publicUrl),
    stripe: stripeFrom(env),
    supportPhone: env.SUPPORT_PHONE,
    supportEmail: env.SUPPORT_EMAIL ?? mailboxOf(env.MAIL_FROM) ?? 'support@localhost',
    legalLine: env.LEGAL_LINE,
    trustedProxies: env.TRUSTED_PROXIES,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    payments: env.PAYMENTS,
    noticesKeptDays: env.NOTICES_KEPT_DAYS,
    messagesKeptMonths: env.MESSAGES_KEPT_MONTHS,
    slowQueryMs: env.SLOW_QUERY_MS,
    metricsToken: env.METRICS_TOKEN,
    demo: env.DEMO ?? !isProduction,
    logLevel: env.LOG_LEVEL,
    cookieName,
    deviceCookieName: `${cookieName}_device`,
  }
}
