import type { Rel } from '@mikro-orm/core'
import { Int } from 'type-graphql'
import { fieldOf } from '../../platform/rows/fieldOf.js'
import { Items } from '../../platform/rows/items.js'
import { addsTo, list, one } from '../../platform/rows/View.js'
import { vendorQuotas } from '../../rules/vendors/vendorBounds.js'
import { PRIVATE, User } from '../accounts/User.js'
import { type UserTable, userRows } from '../accounts/userRows.js'
import { DateTime } from '../scalars.js'
import { documentRows, isVerified, typesOf, verifiedUntil } from './documentRows.js'
import { ServiceArea } from './ServiceArea.js'
import { VendorDocument } from './VendorDocument.js'
import { VendorService } from './VendorService.js'
import { VendorStats } from './VendorStats.js'
import { areaRows, serviceRows, statsRows } from './vendorRows.js'

const UserField = fieldOf(User)

/** What a user has as a vendor. */
export class VendorOfUser {
  @UserField(() => [String], {
    description:
      "The types of documents of this vendor that are verified: approved by an admin, and not expired in the vendor's time zone. Nothing else counts.",
  })
  documentsOnFile?: string[]

  @UserField(() => DateTime, {
    nullable: true,
    description:
      'When the first of these documents expires, if that is within a day. Null otherwise. Refetch after that time.',
  })
  verifiedUntil?: Date | null

  @UserField(() => [VendorDocument], {
    description: "The vendor's documents, newest first. Empty unless the viewer is this vendor or an admin.",
  })
  @Items({ most: 100, usual: 5 }, User)
  documents?: Rel<VendorDocument>[]

  @UserField(() => [VendorService], { description: 'The services that the vendor currently offers.' })
  services?: Rel<VendorService>[]

  @UserField(() => [ServiceArea], {
    description: 'The ZIP codes that the vendor serves. Empty unless the viewer is this vendor or an admin.',
  })
  @Items({ most: vendorQuotas.serviceAreas.most, usual: 50 }, User)
  areas?: Rel<ServiceArea>[]

  @UserField(() => Int, {
    description: 'How many ZIP codes the vendor serves. 0 unless the viewer is this vendor or an admin.',
  })
  areaCount?: number

  @UserField(() => VendorStats, {
    nullable: true,
    description: `The figures on the vendor's dashboard. ${PRIVATE}`,
  })
  stats?: VendorStats | null
}

export const vendorOfUser = addsTo<User & VendorOfUser, VendorOfUser, UserTable>(userRows, {
  fields: {
    documentsOnFile: u => typesOf(u.id, isVerified),
    verifiedUntil: u => verifiedUntil(u.id),
    documents: list(
      () => documentRows,
      (d, u) => `${d.vendorId} = ${u.id} and (${u.id} = :viewer or :isAdmin)`,
      d => `${d.uploadedAt} desc, ${d.id}`,
    ),
    services: list(
      () => serviceRows,
      (s, u) => `${s.vendorId} = ${u.id} and ${s.isActive}`,
      s => s.serviceType,
    ),
    areas: list(
      () => areaRows,
      (a, u) => `${a.vendorId} = ${u.id} and (${u.id} = :viewer or :isAdmin)`,
      a => a.zipCode,
    ),
    areaCount: u =>
      `(select count(*) from service_areas a where a.vendor_id = ${u.id} and (${u.id} = :viewer or :isAdmin))::int`,
    stats: one(
      () => statsRows,
      (s, u) =>
        `${s.id} = ${u.id} and ${s.userType} = 'vendor' and ((${s.id} = :viewer and :isOwner) or :isAdmin)`,
    ),
  },
})
