import { addsTo } from '../../platform/rows/View.js'
import type { User } from '../accounts/User.js'
import { profileRows } from '../businesses/profileRows.js'
import type { VendorProfile } from '../businesses/VendorProfile.js'
import { hasCards } from './cardRows.js'

/** The field that cards add to a profile. */
export interface CardsOfProfile {
  /** Not in the schema: takesCards is computed from it. */
  hasCards: boolean
}

export const cardsOfProfile = addsTo<VendorProfile & CardsOfProfile, CardsOfProfile, User>(profileRows, {
  fields: { hasCards: u => hasCards(u.id) },
  computed: { takesCards: ['hasCards'] },
})
