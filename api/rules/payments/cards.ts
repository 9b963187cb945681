import { formatMoney } from '../formatMoney.js'

/** Who moves the money of a payment. */
export const paymentProviderKinds = {
  direct: 'Customer and vendor pay each other themselves.',
  stripe: "By card, through the vendor's account at Stripe.",
} as const
export type PaymentProviderKind = keyof typeof paymentProviderKinds

/** How the dispute of a customer's bank stands. */
export const disputeStatuses = {
  open: { label: 'Disputed by the bank', tone: 'yellow' },
  won: { label: 'Dispute won', tone: 'green' },
  lost: { label: 'Taken back by the bank', tone: 'red' },
} as const
export type DisputeStatus = keyof typeof disputeStatuses

/** How Stripe's ids of disputes begin; those of refunds differ. A pattern for SQL, too. */
export const DISPUTE_ID = '^d[pu]_'

/** Stripe's words for a dispute. A question of the bank that was closed took no money back. */
export const disputeStatusOf = (atStripe: string): DisputeStatus => {
  if (atStripe === 'lost') return 'lost'
  return atStripe === 'won' || atStripe === 'warning_closed' ? 'won' : 'open'
}

/** In cents: what Stripe charges at least, and what we let it charge at most. */
const LEAST = 50n
const MOST = 99_999_999n

/** In cents: how much of what is due and not contested a card can pay; null if none. */
export const payableByCard = (due: bigint): bigint | null => (due >= LEAST && due <= MOST ? due : null)

/** For how long a session takes money. Stripe wants at least 30 minutes by its own clock. */
export const SESSION_MINUTES = 31

/** For how long an attempt without an answer may still get one. Its page was never shown, so nobody can pay there. */
export const ATTEMPT_MS = 60_000

interface Attempt {
  status: string
  sessionId: string | null
  attemptedAt: Date | null
}

/** Whether a payment by card may still take money. */
export const isRunning = ({ status, sessionId, attemptedAt }: Attempt, now: Date): boolean =>
  status === 'started' && (sessionId !== null || now.getTime() - (attemptedAt?.getTime() ?? 0) < ATTEMPT_MS)

/** In cents, a payment by card that was confirmed. */
interface CardMoney {
  id: string
  amount: bigint
  /** What went back, or is about to. */
  gaveBack: bigint
  /** A bank disputes it, or Stripe has refused a refund of it. */
  isBlocked: boolean
}

interface PlannedRefund {
  paymentId: string
  amount: bigint
}

/** The refunds that give back an amount, from the newest payment on. What they don't cover, the vendor pays back directly. */
export const refundsFor = (newestFirst: readonly CardMoney[], back: bigint): PlannedRefund[] => {
  const refunds: PlannedRefund[] = []
  let rest = back
  for (const { id: paymentId, amount, gaveBack, isBlocked } of newestFirst) {
    const left = amount - gaveBack
    if (rest <= 0n || isBlocked || left <= 0n) continue
    const part = left < rest ? left : rest
    refunds.push({ paymentId, amount: part })
    rest -= part
  }
  return refunds
}

/** Why a card payment or a refund failed, by the code that is kept. */
const failures: Record<string, string> = {
  account_gone: "The vendor's account at Stripe is no longer connected.",
  charge_disputed: 'The bank disputes the payment.',
  charge_already_refunded: 'The payment was already refunded at Stripe.',
  balance_insufficient: "The vendor's balance at Stripe is too low.",
  insufficient_funds: "The vendor's balance at Stripe is too low.",
  expired_or_canceled_card: 'The card has expired or was canceled.',
  lost_or_stolen_card: 'The card was reported lost or stolen.',
  declined: 'The bank declined it.',
}

/** A failure in words; a general sentence for codes that Stripe may add. */
export const failureWords = (code: string): string => failures[code] ?? 'Stripe refused it.'

/** "Pay $148.00 by card" */
export const payByCardLabel = (amount: string): string => `Pay ${formatMoney(amount)} by card`
