import { paymentMethods } from '../../rules/kinds.js'
import { businessRemovalReasons } from '../../rules/ratings/removalReasons.js'
import { asEnum } from '../asEnum.js'

export const PaymentMethods = asEnum('PaymentMethod', paymentMethods, 'A way to pay a vendor.')
export const BusinessRemovalReasons = asEnum(
  'BusinessRemovalReason',
  businessRemovalReasons,
  'Why an admin removed the name or the logo of a business.',
)
