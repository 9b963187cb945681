import { removalReasons } from '../../rules/ratings/removalReasons.js'
import { asEnum } from '../asEnum.js'

export const RemovalReasons = asEnum(
  'RemovalReason',
  removalReasons,
  'Why an admin removed a rating or a reply. The number of stars is never a reason.',
)
