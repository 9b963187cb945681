import { paymentGraph } from '../../rules/payments/paymentGraph.js'
import { asEnum } from '../asEnum.js'

export const PaymentStatuses = asEnum('PaymentStatus', paymentGraph.states, 'The status of a payment.')
