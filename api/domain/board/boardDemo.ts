import { openVisits } from '../../rules/visits/visits.js'
import { User } from '../accounts/User.js'
import type { Demo } from '../Demo.js'
import { Visit } from '../visits/Visit.js'
import { assignVisit } from './assignVisit.js'

/** Both drivers of the vendor take turns, from the earliest visit on. */
export const boardDemo: Demo = {
  async jobs({ tx, users, actAs, hoursAgo }) {
    const vendor = users.vendor!
    const drivers = await tx.find(
      User,
      { username: { $in: ['driver', 'driver2'] } },
      { orderBy: { username: 'asc' } },
    )
    const visits = await tx.find(
      Visit,
      { vendorId: vendor.id, status: { $in: [...openVisits] } },
      { orderBy: { windowStart: 'asc', id: 'asc' } },
    )
    const last = new Map<string, string>()
    for (const [at, { id: visitId }] of visits.entries()) {
      const personId = drivers[at % drivers.length]!.id
      const after = last.get(personId) ?? null
      await assignVisit(actAs(vendor, hoursAgo(1)), { visitId, personId, after }, { personId })
      last.set(personId, visitId)
    }
  },
}
