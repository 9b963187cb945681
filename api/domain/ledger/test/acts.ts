import { type Act, admin, charge } from '../../../test/pairs/act.js'

export const acts: Record<string, Act[]> = {
  waiveFee: [{ by: admin, variables: charge, stage: 'completed' }],
}
