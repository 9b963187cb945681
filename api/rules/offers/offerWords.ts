import type { TaskWords } from '../admin/logWords.js'
import { audits } from '../audit/audits.js'

export const tasks = {
  makeOffers: { name: 'Instant bids on a new job', about: 'Order' },
} satisfies Record<string, TaskWords>

/** Why acts of this noun refuse, with the default message to users. */
export const refusals = {
  TOO_MANY_OFFER_RULES: "You've reached the limit of instant bid rules. Remove one first.",
} as const

/** The acts of admins that the log records. */
export const audited = audits('User', {
  pauseOfferRule: 'Rules for instant bids paused',
  resumeOfferRule: 'Rules for instant bids resumed',
  pauseHaulRule: 'Rules for instant bids on junk paused',
  resumeHaulRule: 'Rules for instant bids on junk resumed',
})
