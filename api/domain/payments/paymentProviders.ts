import type { PaymentProviderKind } from '../../rules/payments/cards.js'
import { directPayments } from './directPayments.js'
import type { PaymentProvider } from './PaymentProvider.js'
import { stripePayments } from './stripePayments.js'

export const paymentProviders: Record<PaymentProviderKind, PaymentProvider> = {
  direct: directPayments,
  stripe: stripePayments,
}
