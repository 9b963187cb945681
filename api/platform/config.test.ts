import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError, readConfig } from './config.js'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'haulbid config '))
})

afterEach(() => rmSync(dataDir, { recursive: true }))

const config = (env: NodeJS.ProcessEnv = {}) => readConfig({ DATA_DIR: dataDir, ...env })

const complaint = (env: NodeJS.ProcessEnv) => {
  try {
    config(env)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
  throw new Error('nothing was refused')
}

const secret = 'x'.repeat(32)
const s3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_REGION: 'us-east-1',
  S3_BUCKET: 'photos',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
}

const production = { NODE_ENV: 'production', SECRET: secret, PUBLIC_URL: 'https://haulbid.example' }
const webhooks = { STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2' }

describe('readConfig', () => {
  it('needs no setting in development', () => {
    expect(config()).toMatchObject({
      isProduction: false,
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      databaseUrl: undefined,
      demo: true,
      rateLimitScale: 1,
      cookieName: 'haulbid_4000',
      deviceCookieName: 'haulbid_4000_device',
    })
  })

  it('treats empty values as unset', () => {
    expect(config({ PORT: '', DATABASE_URL: ' ', S3_BUCKET: '' })).toMatchObject({
      port: 4000,
      s3: undefined,
    })
  })

  it('turns the demo off and secures the cookie in production', () => {
    const production = config({
      NODE_ENV: 'production',
      SECRET: secret,
      PUBLIC_URL: 'https://haulbid.example/',
    })
    expect(production).toMatchObject({
      demo: false,
      host: '0.0.0.0',
      publicUrl: 'https://haulbid.example',
      cookieName: '__Host-haulbid',
      deviceCookieName: '__Host-haulbid_device',
    })
  })

  it.each([
    'http://localhost:8080',
    'http://house.localhost',
    'http://127.0.0.1:8080',
    'http://[::1]:8080',
    'https://haulbid.example',
  ])('accepts %s in production, where browsers send a Secure cookie', PUBLIC_URL => {
    expect(config({ NODE_ENV: 'production', SECRET: secret, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL)
  })

  it('names the cookie after the port browsers use', () => {
    expect(config({ PORT: '4123' }).cookieName).toBe('haulbid_4123')
    expect(config({ PORT: '4123', PUBLIC_URL: 'http://localhost:4000' }).cookieName).toBe('haulbid_4000')
    expect(config({ PUBLIC_URL: 'https://demo.example' }).cookieName).toBe('haulbid_443')
  })

  it('generates and keeps a key for pushes in development, and has none in production unless it is set', () => {
    const made = config().push!
    expect(config().push).toEqual(made)
    expect(statSync(join(dataDir, 'vapid')).mode & 0o777).toBe(0o600)
    expect(made).toMatchObject({ subject: 'mailto:no-reply@localhost' })
    expect(Buffer.from(made.publicKey, 'base64url')).toHaveLength(65)
    const production = { NODE_ENV: 'production', SECRET: secret, PUBLIC_URL: 'https://haulbid.example' }
    expect(config(production).push).toBeUndefined()
    expect(config({ ...production, VAPID_PRIVATE_KEY: made.privateKey }).push).toEqual({
      ...made,
      subject: 'https://haulbid.example',
    })
  })

  it.each([
    [{ VAPID_PRIVATE_KEY: 'x' }, 'VAPID_PRIVATE_KEY: must be 32 bytes in base64url'],
    [{ VAPID_PRIVATE_KEY: 'A'.repeat(43) }, 'VAPID_PRIVATE_KEY: is not a private key on the curve P-256'],
    [{ PUSH_SERVICES: 'http://push.example' }, 'PUSH_SERVICES: http://push.example must be https:'],
    [
      { PUSH_SERVICES: 'https://push.example/path' },
      'PUSH_SERVICES: must be addresses like https://push.example or https://*.push.example, separated by commas',
    ],
  ])('refuses %j', (env, complaint) => {
    expect(() => config(env)).toThrow(complaint)
  })

  it('keeps the secret it generates, readable only by its owner', () => {
    const made = config().secret
    expect(made.length).toBeGreaterThanOrEqual(32)
    expect(config().secret).toBe(made)
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
    expect(config({ SECRET: secret }).secret).toBe(secret)
  })

  it('reads lists, booleans and complete S3 settings', () => {
    const read = config({ ...s3, DEMO: 'off', DATABASE_REPLICA_URLS: 'postgres://a/x, postgres://b/x' })
    expect(read).toMatchObject({ demo: false, databaseReplicaUrls: ['postgres://a/x', 'postgres://b/x'] })
    expect(read.s3).toEqual({
      endpoint: 'https://s3.example',
      publicEndpoint: 'https://s3.example',
      region: 'us-east-1',
      bucket: 'photos',
      accessKeyId: 'id',
      secretAccessKey: 'key',
    })
  })

  it.each([
    [{ PORT: 'http' }, /^PORT: must be a whole number from 1 to 65535$/],
    [{ PORT: '0' }, /^PORT: must be/],
    [{ NOTICES_KEPT_DAYS: '13' }, /^NOTICES_KEPT_DAYS: must be a whole number from 14 to 3650$/],
    [{ MESSAGES_KEPT_MONTHS: '2' }, /^MESSAGES_KEPT_MONTHS: must be a whole number from 3 to 1200$/],
    [{ MESSAGES_KEPT_MONTHS: 'for ever' }, /^MESSAGES_KEPT_MONTHS: must be a whole number/],
    [{ NOTICES_KEPT_DAYS: 'a year' }, /^NOTICES_KEPT_DAYS: must be a whole number/],
    [{ PORT: '70000' }, /^PORT: must be/],
    [{ PORT: '4000.5' }, /^PORT: must be/],
    [{ PUBLIC_URL: 'haulbid.example' }, /^PUBLIC_URL: must be an address like/],
    [{ DATABASE_URL: 'mysql://localhost/haulbid' }, /^DATABASE_URL: must be an address like postgres:/],
    [{ DATABASE_URL: 'localhost' }, /^DATABASE_URL: must be/],
    [{ DATABASE_REPLICA_URLS: 'postgres://a/x,nonsense' }, /^DATABASE_REPLICA_URLS: must be/],
    [{ SECRET: 'short' }, /^SECRET: must have at least 32 characters$/],
    [{ NODE_ENV: 'production' }, /^SECRET: is required in production/],
    [
      { NODE_ENV: 'production', SECRET: secret, PUBLIC_URL: 'http://haulbid.example' },
      /^PUBLIC_URL: must be https: in production/,
    ],
    [
      { NODE_ENV: 'production', SECRET: secret, PUBLIC_URL: 'http://localhost.example' },
      /^PUBLIC_URL: must be https: in production/,
    ],
    [{ SMTP_URL: 'http://mail' }, /^SMTP_URL: must be/],
    [{ SMTP_URL: 'smtp://mail' }, /^MAIL_FROM: is required when SMTP_URL is set$/],
    [{ MAIL_FROM: 'nobody' }, /^MAIL_FROM: must hold an email address$/],
    [{ ...s3, S3_REGION: '' }, /^S3_REGION: is required when any other S3_ setting is set$/],
    [
      { PUBLIC_URL: 'https://haulbid.example', ...s3, S3_PUBLIC_ENDPOINT: 'http://files.haulbid.example' },
      /^S3_PUBLIC_ENDPOINT: must be https: if PUBLIC_URL is/,
    ],
    [{ RATE_LIMIT_SCALE: '0' }, /^RATE_LIMIT_SCALE: must be a number above 0$/],
    [{ RATE_LIMIT_SCALE: 'many' }, /^RATE_LIMIT_SCALE: must be a number above 0$/],
    [{ DEMO: 'perhaps' }, /^DEMO: must be on or off$/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: must be one of/],
    [{ STRIPE_SECRET_KEY: 'pk_live_1' }, /^STRIPE_SECRET_KEY: must be a secret or restricted key/],
    [{ STRIPE_SECRET_KEY: 'fake' }, /^STRIPE_SECRET_KEY: fake needs the stand-in/],
    [
      { ...production, ...webhooks, STRIPE_SECRET_KEY: 'fake' },
      /^STRIPE_SECRET_KEY: fake is refused in production/,
    ],
    [
      { ...production, ...webhooks, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_URL: 'http://localhost:1' },
      /^STRIPE_API_URL: is refused in production/,
    ],
    [
      { ...production, STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_SECRET_KEY: 'sk_live_1' },
      /^STRIPE_CONNECT_WEBHOOK_SECRET: is required in production when STRIPE_SECRET_KEY is set$/,
    ],
    [{ STRIPE_WEBHOOK_SECRET: 'secret' }, /^STRIPE_WEBHOOK_SECRET: must be the secret of a webhook/],
    [{ STRIPE_DASHBOARD: 'express' }, /^STRIPE_DASHBOARD: must be full$/],
    [{ PAYMENTS: 'carrier pigeon' }, /^PAYMENTS: must be direct/],
  ])('refuses %j in one line', (env, line) => {
    expect(complaint(env)).toMatch(line)
    expect(complaint(env)).not.toContain('\n')
  })

  it.each([
    ['sk_live_1', 'live'],
    ['rk_live_1', 'live'],
    ['rk_test_1', 'test'],
    ['fake', 'fake'],
  ])("reads from Stripe's key %s whether money moves", (key, mode) => {
    const { stripe } = config({ ...webhooks, STRIPE_SECRET_KEY: key, STRIPE_API_URL: 'http://localhost:1' })
    expect(stripe).toMatchObject({ mode, webhookSecrets: ['whsec_1', 'whsec_2'] })
  })

  it('reports every invalid setting at once', () => {
    expect(complaint({ PORT: '-1', DEMO: 'maybe' }).split('\n')).toEqual([
      expect.stringMatching(/^PORT: /),
      expect.stringMatching(/^DEMO: /),
    ])
  })

  it.each([
    ['', 'is empty'],
    [' \n', 'is empty'],
    ['half a secr', 'is cut short'],
  ])('refuses a stored secret of %j, since anybody could forge its links', (text, why) => {
    const file = join(dataDir, 'secret')
    writeFileSync(file, text)
    expect(complaint({})).toBe(
      `SECRET: ${file} ${why}. Restore it from a copy or set SECRET. If you remove the file, Haulbid makes a new secret, and all links and known devices stop working`,
    )
    expect(config({ SECRET: secret }).secret).toBe(secret)
  })

  it('reports that the secret cannot be stored', () => {
    writeFileSync(join(dataDir, 'file'), '')
    expect(complaint({ DATA_DIR: join(dataDir, 'file') })).toMatch(/^DATA_DIR: cannot be written/)
  })
})
