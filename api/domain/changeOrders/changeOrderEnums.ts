import { changeOrderGraph } from '../../rules/changeOrders/changeOrderGraph.js'
import { changeOrderKinds } from '../../rules/changeOrders/changeOrders.js'
import { asEnum } from '../asEnum.js'

export const ChangeOrderKinds = asEnum('ChangeOrderKind', changeOrderKinds, 'What a change order changes.')
export const ChangeOrderStatuses = asEnum(
  'ChangeOrderStatus',
  changeOrderGraph.states,
  'The status of a change order.',
)
export const Sides = asEnum('Side', { customer: 'The customer.', vendor: 'The vendor.' }, 'A side of a job.')
