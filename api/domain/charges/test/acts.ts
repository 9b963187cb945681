import { type Act, admin, charge, customer, vendor } from '../../../test/pairs/act.js'

export const acts: Record<string, Act[]> = {
  contestCharge: [{ by: customer, variables: charge, stage: 'in_progress' }],
  answerContest: [
    { by: vendor, variables: ({ chargeId }) => ({ chargeId, answer: 'Two days' }), stage: 'contested' },
  ],
  undoChargeDecision: [{ by: admin, variables: ({ chargeId }) => ({ chargeId }), stage: 'decided' }],
  upholdCharge: [{ by: admin, variables: charge, stage: 'contested' }],
  voidCharge: [{ by: vendor, variables: charge, stage: 'in_progress' }],
}
