import { nextDay } from '../../../test/deals.js'
import { type Act, customer, input, vendor } from '../../../test/pairs/act.js'
import type { Scene } from '../../../test/pairs/scene.js'

const change = ({ changeOrderId }: Scene) => ({ id: changeOrderId })

export const acts: Record<string, Act[]> = {
  scheduleVisit: [
    {
      by: customer,
      variables: ({ jobId }) => ({ input: { jobId, kind: 'haul', ...nextDay } }),
      stage: 'failed',
    },
  ],
  proposeChangeOrder: [
    {
      by: vendor,
      variables: ({ jobId }) => ({ input: { jobId, kind: 'discount', amount: '5' } }),
      stage: 'in_progress',
    },
    {
      by: customer,
      variables: ({ jobId, visitId }) => ({ input: { jobId, kind: 'move_visit', visitId, ...nextDay } }),
      stage: 'accepted',
    },
    {
      by: vendor,
      variables: input(({ jobId, paperId }) => ({
        jobId,
        kind: 'extra',
        amount: '10',
        note: 'A piano',
        evidence: [`/objects/${paperId}`],
      })),
      stage: 'in_progress',
    },
    {
      by: vendor,
      variables: input(({ jobId, paperId }) => ({
        jobId,
        kind: 'item',
        item: 'mattress',
        quantity: '1',
        evidence: [`/objects/${paperId}`],
      })),
      stage: 'loaded',
    },
    {
      by: customer,
      variables: ({ jobId }) => ({ input: { jobId, kind: 'swap', ...nextDay } }),
      stage: 'delivered',
    },
  ],
  acceptChangeOrder: [{ by: customer, variables: change, stage: 'changed' }],
  declineChangeOrder: [{ by: customer, variables: change, stage: 'changed' }],
  withdrawChangeOrder: [{ by: vendor, variables: change, stage: 'changed' }],
}
