import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type Stripe from 'stripe'
import { emptyState, readState, writeState } from './FakeState.js'
import { startFakeStripe } from './FakeStripe.js'
import { standInPages } from './standInPages.js'

/** The events that docs/operations.md has operators subscribe to. */
export const SUBSCRIBED: readonly string[] = [
  'account.updated',
  'account.application.deauthorized',
  'checkout.session.completed',
  'checkout.session.expired',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
]

/** Stripe repeats for three days; whoever tries Haulbid out restarts it within a minute. */
const REPEAT_MS = [0, 1000, 5000, 15_000, 60_000]

const EXPIRE_MS = 5000

const secretOfWebhook = () => `whsec_${randomBytes(24).toString('hex')}`

const signed = (payload: string, secret: string) => {
  const time = Math.floor(Date.now() / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')}`
}

const deliver = async (event: Stripe.Event, secret: string, address: string) => {
  const body = JSON.stringify(event)
  for (const ms of REPEAT_MS) {
    await sleep(ms, undefined, { ref: false })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signed(body, secret) }
    const response = await fetch(address, { method: 'POST', headers, body }).catch(() => null)
    if (response?.ok) return
  }
}

const readFile = (file: string) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { port: number; state: string }
  } catch {
    return { port: 0, state: '' }
  }
}

/**
 * The fake beside a development server, with pages for people and events as Stripe sends them. It remembers everything in
 * DATA_DIR, since Haulbid remembers the accounts. Its environment makes the server use it.
 */
export const startStandIn = async ({ publicUrl, dataDir }: { publicUrl: string; dataDir: string }) => {
  const file = join(dataDir, 'stripe.json')
  const before = readFile(file)
  const state = before.state ? readState(before.state) : emptyState()
  const secrets = { ours: secretOfWebhook(), theirs: secretOfWebhook() }
  const start = (port: number) =>
    startFakeStripe({
      key: 'fake',
      state,
      port,
      onEvent: event => {
        if (!SUBSCRIBED.includes(event.type)) return
        void deliver(event, event.account ? secrets.theirs : secrets.ours, `${publicUrl}/api/stripe/events`)
      },
      onChange: () => save(),
    })
  // Open pages and bookmarks stay valid if the port is still free.
  const fake = await start(before.port).catch(() => start(0))
  for (const session of state.sessions.values()) session.url = `${fake.url}/pay/${session.id}`
  const save = () => {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(
      `${file}.new`,
      JSON.stringify({ port: Number(new URL(fake.url).port), state: writeState(state) }),
    )
    renameSync(`${file}.new`, file)
  }
  fake.servePages(standInPages(fake))
  const expiring = setInterval(() => {
    fake.expireSessions()
    save()
  }, EXPIRE_MS).unref()
  return {
    url: fake.url,
    env: {
      STRIPE_API_URL: fake.url,
      STRIPE_WEBHOOK_SECRET: secrets.ours,
      STRIPE_CONNECT_WEBHOOK_SECRET: secrets.theirs,
    },
    close: () => {
      clearInterval(expiring)
      return fake.close()
    },
  }
}
