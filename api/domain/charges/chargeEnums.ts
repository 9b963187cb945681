import { chargeGraph } from '../../rules/charges/chargeGraph.js'
import { chargeKinds } from '../../rules/charges/charges.js'
import { asEnum } from '../asEnum.js'

export const ChargeKinds = asEnum('ChargeKind', chargeKinds, 'What a charge is for.')
export const ChargeStatuses = asEnum('ChargeStatus', chargeGraph.states, 'The status of a charge.')
