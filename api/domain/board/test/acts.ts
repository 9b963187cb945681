import { type Act, admin, vendor } from '../../../test/pairs/act.js'

export const acts: Record<string, Act[]> = {
  assignVisit: [
    {
      by: vendor,
      variables: ({ visitId, vendor: { id } }) => ({ visitId, personId: id, after: null }),
      stage: 'accepted',
    },
    {
      by: admin,
      variables: ({ visitId, vendor: { id } }) => ({ visitId, personId: id, after: null }),
      stage: 'in_progress',
    },
  ],
}
