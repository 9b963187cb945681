import type { Columns } from '../../platform/rows/columns.js'
import type { View } from '../../platform/rows/View.js'
import type { User } from '../accounts/User.js'
import type { Business } from './Business.js'

/** With an id, which rows are expected to have: that of the vendor. */
export const businessRows: View<Business> = {
  table: '(select *, vendor_id as id from businesses)',
  fields: {
    nameRemovedFor: b => `case when ${b.name} = ${b.removedName} then ${b.nameRemovedFor} end`,
  },
}

/**
 * A column of a vendor's business, or null: one look by primary key, where it is asked for, and no join elsewhere. A name that
 * was removed is none.
 */
export const ofBusiness =
  (column: 'name' | 'about' | 'phone' | 'logo' | 'since' | 'payment_methods') =>
  (u: Pick<Columns<User>, 'id'>) =>
    `(select b.${column} from businesses b where b.vendor_id = ${u.id}${
      column === 'name' ? ' and b.name is distinct from b.removed_name' : ''
    })`

/** In SQL: what a user `alias` is known by, for statements of their own: a NamedVendor, for `vendorName` of the rules. */
export const namedVendor = (alias: string) =>
  `json_build_object('firstName', ${alias}.first_name, 'lastName', ${alias}.last_name,
    'businessName', ${ofBusiness('name')({ id: `${alias}.id` })})`
