import type Stripe from 'stripe'

export type Answer = Record<string, unknown>

/** An object with the account that it belongs to, which Stripe's own answers leave out. */
type Of<Kept> = Kept & { account: string }

/** Everything the fake remembers. */
export interface FakeState {
  accounts: Map<string, Stripe.Account>
  /** Accounts that have left the platform. */
  left: Set<string>
  /** Where people come back to from the page of an account. */
  returns: Map<string, string>
  sessions: Map<string, Of<Stripe.Checkout.Session> & { fee: number; title: string }>
  intents: Map<string, Of<Stripe.PaymentIntent>>
  charges: Map<string, Of<Stripe.Charge>>
  refunds: Map<string, Of<Stripe.Refund>>
  disputes: Map<string, Of<Stripe.Dispute>>
  fees: Stripe.ApplicationFee[]
  /** Answers by account and idempotency key. */
  answered: Map<string, { hash: string; status: number; answer: Answer; at: number }>
}

export const emptyState = (): FakeState => ({
  accounts: new Map(),
  left: new Set(),
  returns: new Map(),
  sessions: new Map(),
  intents: new Map(),
  charges: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  fees: [],
  answered: new Map(),
})

/** The state as JSON, for the next start. */
export const writeState = (state: FakeState): string =>
  JSON.stringify(Object.fromEntries(Object.entries(state).map(([name, kept]) => [name, [...kept]])))

export const readState = (json: string): FakeState => {
  const read = JSON.parse(json)
  const empty = emptyState()
  const filled = Object.entries(empty).map(([name, kept]) => {
    const items = read[name] ?? []
    return [name, Array.isArray(kept) ? items : new (kept.constructor as MapConstructor)(items)]
  })
  return Object.fromEntries(filled) as FakeState
}
