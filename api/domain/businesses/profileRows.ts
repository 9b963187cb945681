import type { View } from '../../platform/rows/View.js'
import { dumpsterSizes, keysOf } from '../../rules/kinds.js'
import type { User } from '../accounts/User.js'
import { isVerified, typesOf, verifiedUntil } from '../vendors/documentRows.js'
import { ofBusiness } from './businessRows.js'
import type { VendorProfile } from './VendorProfile.js'

const ORDER = keysOf(dumpsterSizes)
  .map(size => `'${size}'`)
  .join(', ')

/** Only what everybody may read: nothing private belongs here (vendorProfile.test.ts). */
export const profileRows: View<Omit<VendorProfile, 'areas' | 'cityCount'>, User> = {
  table: 'users',
  fields: {
    name: u => `coalesce(${ofBusiness('name')(u)}, ${u.firstName})`,
    about: ofBusiness('about'),
    logo: ofBusiness('logo'),
    since: ofBusiness('since'),
    paymentMethods: u => `coalesce(${ofBusiness('payment_methods')(u)}, '{}')`,
    services: u =>
      `array(select s.service_type from vendor_services s where s.vendor_id = ${u.id} and s.is_active order by 1)`,
    rentalSizes: u =>
      `array(select d.rental_size from dumpster_sizes d
        where d.vendor_id = ${u.id} and d.is_active and d.rental_size is not null
          and exists (select from vendor_services s where s.vendor_id = ${u.id} and s.is_active and s.service_type = 'dumpster_rental')
        group by 1 order by array_position(array[${ORDER}], d.rental_size))`,
    zips: u => `array(select a.zip5 from service_areas a where a.vendor_id = ${u.id})`,
    verifiedDocuments: u => typesOf(u.id, isVerified),
    verifiedUntil: u => verifiedUntil(u.id),
  },
  // Leaves out the ZIP codes, which VendorProfileResolver handles.
  computed: { areas: ['zips'], cityCount: ['zips'] },
  added: [],
}
