import type { Logger } from 'pino'
import type Stripe from 'stripe'
import type { StripeConfig } from '../config.js'
import { makeStripe, STRIPE_VERSION } from './makeStripe.js'

const HOUR_MS = 3_600_000

/** What Stripe refuses of a call without parameters. Null if it could not be reached or is out of order. */
const refusedBy = (error: unknown): string | null => {
  const { statusCode } = error as { statusCode?: number }
  if (statusCode === 401 || statusCode === 403) return 'STRIPE_SECRET_KEY'
  return statusCode === 400 ? `version ${STRIPE_VERSION} of its API` : null
}

/** Stripe, if this installation has a key for it that Stripe accepts. */
export class StripeGate {
  readonly #config: StripeConfig | undefined
  readonly #log: Logger
  #client: Promise<Stripe> | undefined
  #isRefused = false

  constructor(config: StripeConfig | undefined, log: Logger) {
    this.#config = config
    this.#log = log
  }

  /** False without a key, and once Stripe has refused it. */
  get isOn(): boolean {
    return this.#config !== undefined && !this.#isRefused
  }

  get webhookSecrets(): readonly string[] {
    return this.#config?.webhookSecrets ?? []
  }

  client(): Promise<Stripe> {
    if (!this.#config) throw new Error('No key for Stripe')
    this.#client ??= makeStripe(this.#config)
    return this.#client
  }

  /**
   * Asks Stripe for its own account. A key or a version of the API that it refuses leaves cards off until it accepts
   * both again.
   */
  async check(): Promise<void> {
    if (!this.#config) return
    try {
      await (await this.client()).accounts.retrieveCurrent()
      this.#isRefused = false
    } catch (error) {
      const refused = refusedBy(error)
      if (!refused) throw error
      this.#isRefused = true
      this.#log.error(`Stripe refuses ${refused}, so nobody can pay by card`)
      throw new Error(`Stripe refuses ${refused}`)
    }
  }

  /** Checks every hour, since each process has its own answer; returns a function that stops it. */
  watch(): () => void {
    const timer = setInterval(() => this.check().catch(() => undefined), HOUR_MS).unref()
    return () => clearInterval(timer)
  }
}
