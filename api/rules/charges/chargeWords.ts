import { audits } from '../audit/audits.js'
import type { ChargeMove } from './chargeGraph.js'

/** Why acts of this noun refuse, with the default message to users. */
export const refusals = {
  FEE_CHANGED: 'Cancelling is no longer free, or costs more by now. Check the amount.',
  CHARGE_CAP: "Extra charges can't exceed the limit on this job",
  CHARGE_SETTLED: "An admin voided this charge, so it can't be booked again",
  CHARGE_CLOSED: 'This charge can no longer be contested',
} as const

type DecidedCharge = Extract<ChargeMove, 'uphold' | 'void'>

/** The acts of admins that the log records. */
export const audited = audits<`${DecidedCharge}Charge` | 'undoChargeDecision'>('Order', {
  upholdCharge: 'Contested charges upheld',
  voidCharge: 'Charges voided',
  undoChargeDecision: 'Decisions on charges taken back',
})
