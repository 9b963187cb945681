import type { Erasure, Expiry, ExportSections } from '../UserData.js'

export const exported = {
  cards: { table: 'card_accounts', by: ['vendor_id'], order: 'vendor_id' },
} satisfies ExportSections

export const erased: readonly Erasure[] = [
  { table: 'card_accounts', where: 'vendor_id = :userId', isOfBusiness: true },
]

/** Stripe repeats an event for three days. */
const TOLD_DAYS = 30

export const expired: readonly Expiry[] = [
  { table: 'stripe_events', where: 'received_at < $1', days: TOLD_DAYS },
]

/** Tables that hold nothing about a single user, with the reason. */
export const notExported: Record<string, string> = {
  stripe_events: 'which events Stripe has told, by their ids alone',
}
