import { type Policy, VENDORS } from '../../../test/security/policies.js'
import { given } from '../../../test/security/setups.js'
import { disputedVisit, dueJob, failedVisit, startedJob, visitOf } from './setups.js'

export const mutations: Record<string, Policy> = {
  createCalendarFeed: { may: VENDORS, browserOnly: true },
  revokeCalendarFeed: { may: VENDORS, browserOnly: true },
  startJob: { may: ['vendor'], setup: given(dueJob) },
  completeJob: { may: ['vendor'], setup: given(startedJob) },
  startVisit: {
    may: ['vendor', 'admin'],
    setup: given(async world => ({ ...(await visitOf(world, 'scheduled')), etaMinutes: 30 })),
  },
  undoStartVisit: { may: ['vendor', 'admin'], setup: given(world => visitOf(world, 'on_the_way')) },
  disputeVisit: {
    may: ['customer'],
    setup: given(async world => ({ visitId: (await failedVisit(world)).visitId, reason: 'I was there' })),
  },
  decideVisitDispute: {
    may: ['admin'],
    setup: given(async world => ({
      ...(await disputedVisit(world)),
      stands: true,
      reason: 'The photo shows it',
    })),
  },
  arriveAtVisit: { may: ['vendor', 'admin'], setup: given(world => visitOf(world, 'on_the_way')) },
  // Admins upload nothing, and only a pickup needs no photo.
  completeVisit: {
    may: ['vendor', 'admin'],
    setup: given(async world => {
      const { visitId } = await visitOf(world, 'arrived')
      await world.harness.database.pool.query("update visits set kind = 'pickup' where id = $1", [visitId])
      return { visitId, input: {} }
    }),
  },
  failVisit: {
    may: ['vendor', 'admin'],
    setup: given(async world => ({ ...(await visitOf(world, 'arrived')), input: { reason: 'unsafe' } })),
  },
}

export const queries: Record<string, Policy> = {
  calendarFeed: { may: VENDORS, browserOnly: true },
  vendorVisits: {
    may: ['vendor', 'admin'],
    setup: async world => ({
      variables: { vendorId: world.people.vendor.id, day: '2026-12-24' },
    }),
  },
}
