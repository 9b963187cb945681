import type { PaymentMethod } from '../kinds.js'

/** The label of the place where each way to pay goes. Cash has none. */
export const handleLabels: Partial<Record<PaymentMethod, string>> = {
  card: 'Link to pay by card',
  check: 'Make checks payable to',
  zelle: 'Zelle email or phone',
  venmo: 'Venmo username',
  bank_transfer: 'Account for bank transfers',
}
