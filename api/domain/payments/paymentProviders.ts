import type { Config } from '../../platform/config.js'
import { directPayments } from './directPayments.js'
import type { PaymentProvider } from './PaymentProvider.js'

/** By the setting PAYMENTS. */
export const paymentProviders: Record<Config['payments'], PaymentProvider> = { direct: directPayments }
