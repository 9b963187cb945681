/** Why a job needs an admin (docs/decisions/0043-your-jobs-in-the-order-of-what-is-due.md). The hours and days are those of `BidsInWorklist.ts` and `PaymentsInWorklist.ts` in the API. */
export const jobNeeds = {
  unanswered: 'No bid after 4 hours',
  stranded: 'Vendor suspended',
  uncovered: 'Vendor document expired',
  overdue: 'Vendor 2 hours late',
  contested: 'Contested charge',
  disputed: 'Disputed visit',
  denied: 'Denied payment',
  cards: 'Card payment to look at',
  unsettled: 'Money to settle for 3 days',
} as const

export type JobNeed = keyof typeof jobNeeds
