import { type Policy, VENDORS } from '../../../test/security/policies.js'
import { given } from '../../../test/security/setups.js'
import { disputedVisit, dueJob, failedVisit, startedJob, visitOf } from './setups.js'

export const mutations: Record<string, Policy> = {
  createCalendarFeed: { may: VENDORS, browserOnly: true },
  revokeCalendarFeed: { may: VENDORS, browserOnly: true },
  startJob: { may: ['vendor'], setup: given(dueJob), tells: ['customer: order_started'] },
  completeJob: {
    may: ['vendor'],
    setup: given(startedJob),
    tells: ['customer: order_completed', 'vendor: rate_customer'],
  },
  startVisit: {
    may: ['vendor', 'admin'],
    setup: given(async world => ({ ...(await visitOf(world, 'scheduled')), etaMinutes: 30 })),
    tells: ['customer: visit_on_the_way'],
  },
  undoStartVisit: {
    may: ['vendor', 'admin'],
    setup: given(world => visitOf(world, 'on_the_way')),
    tells: ['customer: visit_start_undone'],
  },
  disputeVisit: {
    may: ['customer'],
    setup: given(async world => ({ visitId: (await failedVisit(world)).visitId, reason: 'I was there' })),
    tells: ['admin: visit_disputed', 'vendor: visit_disputed'],
  },
  decideVisitDispute: {
    may: ['admin'],
    setup: given(async world => ({
      ...(await disputedVisit(world)),
      stands: true,
      reason: 'The photo shows it',
    })),
    tells: ['customer: visit_dispute_decided', 'vendor: visit_dispute_decided'],
  },
  arriveAtVisit: {
    may: ['vendor', 'admin'],
    setup: given(world => visitOf(world, 'on_the_way')),
    tells: ['customer: visit_arrived'],
  },
  // Admins upload nothing, and only a pickup needs no photo.
  completeVisit: {
    may: ['vendor', 'admin'],
    setup: given(async world => {
      const { visitId } = await visitOf(world, 'arrived')
      await world.harness.database.pool.query("update visits set kind = 'pickup' where id = $1", [visitId])
      return { visitId, input: {} }
    }),
    tells: ['customer: order_completed', 'vendor: rate_customer'],
  },
  failVisit: {
    may: ['vendor', 'admin'],
    setup: given(async world => ({ ...(await visitOf(world, 'arrived')), input: { reason: 'unsafe' } })),
    tells: ['customer: visit_failed'],
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
