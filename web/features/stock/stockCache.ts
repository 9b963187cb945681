import type { NounCache } from '../../apollo/NounCache.js'
import { latest, latestOf } from '../../apollo/policies.js'
import { refetch } from '../../apollo/updateLists.js'

const field = { policy: latest, causes: ['stock'] } as const
// Dumpsters stand in for each other, so one that changes changes what others are for.
const CHANGED = [refetch('units', 'stock'), 'stock'] as const
const DAYS_OFF = [refetch('daysOff')] as const

export const stockCache: NounCache = {
  fields: { units: field, stock: field, daysOff: field },
  types: { Unit: { fields: latestOf('endangers') } },
  mutations: {
    SetUnits: CHANGED,
    TakeUnitOut: CHANGED,
    ReturnUnit: CHANGED,
    AddDayOff: DAYS_OFF,
    RemoveDayOff: DAYS_OFF,
  },
}
