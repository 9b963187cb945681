/** The kinds of events in the ledger, with their names for admins. */
export const transferKinds = {
  fee: 'Service fee',
  fee_voided: 'Service fee of a voided charge',
  fee_waived: 'Service fee waived',
  fee_collected: 'Collected by card',
  payment: 'Payment of a statement',
  payment_reversed: 'Payment reversed',
} as const
export type TransferKind = keyof typeof transferKinds

export const accountKinds = {
  vendor_owes: 'Vendor owes',
  fee_revenue: 'Fee revenue',
  cash: 'Cash',
  processor: 'Card processor',
} as const
export type AccountKind = keyof typeof accountKinds
