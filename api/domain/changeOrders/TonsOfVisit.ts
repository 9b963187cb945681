import { addsTo } from '../../platform/rows/View.js'
import type { Visit } from '../visits/Visit.js'
import { visitRows } from '../visits/visitRows.js'
import { weightFacts } from './weightRows.js'

/** The fields that change orders add to a visit. */
export class TonsOfVisit {
  /** Not in the schema: tonsToCharge is computed from it. JSON as text. */
  weightFacts?: string | null
}

export const tonsOfVisit = addsTo<Visit & TonsOfVisit, TonsOfVisit, Visit>(visitRows, {
  fields: {
    weightFacts,
  },
  computed: { tonsToCharge: ['weightFacts'] },
})
