/** The kinds of events in the ledger, with their names for admins. */
export const transferKinds = {
  fee: 'Service fee',
  fee_voided: 'Service fee of a voided charge',
  fee_waived: 'Service fee waived',
} as const
export type TransferKind = keyof typeof transferKinds
