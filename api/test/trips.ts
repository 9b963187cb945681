import { ARRIVE_AT_VISIT, COMPLETE_VISIT, FAIL_VISIT, START_VISIT, VISITS } from './deals.js'
import type { Harness } from './harness.js'
import { photo } from './uploads.js'
import type { TestUser } from './users.js'

/** The trips of a vendor to one job, at the times of its visits. */
export const tripsOf = (harness: Harness, vendor: TestUser, jobId: string) => {
  const visits = async () => (await vendor.ask(VISITS, { id: jobId })).job.visits
  const visitOf = async (kind: string) =>
    (await visits()).findLast(visit => visit.kind === kind && visit.status !== 'failed')!
  /** Comes when the window begins, or this many minutes or days later. */
  const come = async (kind: string, { days = 0 }: { days?: number } = {}) => {
    const { id: visitId, windowStart } = await visitOf(kind)
    harness.clock.now = new Date(Date.parse(windowStart) + days * 86_400_000)
    await vendor.ask(START_VISIT, { visitId, etaMinutes: 15 })
    await vendor.ask(ARRIVE_AT_VISIT, { visitId })
    return visitId
  }
  return {
    visits,
    visitOf,
    come,
    /** Comes and is done. */
    finish: async (kind: string, more: { tons?: string; days?: number } = {}) => {
      const { tons, days } = more
      const visitId = await come(kind, { days })
      const ticket = tons ? { tons, ticketPhoto: await photo(vendor) } : {}
      await vendor.ask(COMPLETE_VISIT, { visitId, input: { photos: [await photo(vendor)], ...ticket } })
      return visitId
    },
    /** Comes, waits for 15 minutes, takes a photo, and leaves. */
    fail: async (kind: string, reason: 'blocked' | 'weather' | 'vendor_fault' = 'blocked', days = 0) => {
      const visitId = await come(kind, { days })
      harness.clock.now = new Date(harness.clock.now.getTime() + 15 * 60_000)
      await vendor.ask(FAIL_VISIT, { visitId, input: { reason, photos: [await photo(vendor)] } })
      return visitId
    },
  }
}
