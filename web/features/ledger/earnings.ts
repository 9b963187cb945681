import type { EarnedJob_JobFragment } from './generated/earnings.js'

/** The customer's price of the job. */
export const grossOf = ({ finalPrice }: EarnedJob_JobFragment): string => finalPrice ?? '0.00'

/** The vendor's share: the price less the service fee owed. */
export const netOf = ({ earned }: EarnedJob_JobFragment): string => earned?.net ?? '0.00'
