import type { Logger } from 'pino'
import type Stripe from 'stripe'
import type { StripeConfig } from '../config.js'
import { makeStripe } from './makeStripe.js'

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

  /** Asks Stripe for its own account. A key that it refuses leaves cards off until it is accepted again. */
  async check(): Promise<void> {
    if (!this.#config) return
    try {
      await (await this.client()).accounts.retrieveCurrent()
      this.#isRefused = false
    } catch (error) {
      const { statusCode } = error as { statusCode?: number }
      if (statusCode !== 401 && statusCode !== 403) throw error
      this.#isRefused = true
      this.#log.error('Stripe refuses STRIPE_SECRET_KEY, so nobody can pay by card')
      throw new Error('Stripe refuses STRIPE_SECRET_KEY')
    }
  }
}
