import { disputeStatuses, paymentProviderKinds } from '../../rules/payments/cards.js'
import { paymentGraph } from '../../rules/payments/paymentGraph.js'
import { asEnum } from '../asEnum.js'

export const PaymentStatuses = asEnum('PaymentStatus', paymentGraph.states, 'The status of a payment.')
export const PaymentProviders = asEnum(
  'PaymentProvider',
  paymentProviderKinds,
  'Who moves the money of a payment.',
)
export const DisputeStatuses = asEnum(
  'DisputeStatus',
  disputeStatuses,
  "How the dispute of a customer's bank stands.",
)
