import type { Columns } from '../../platform/rows/columns.js'
import { list, type View } from '../../platform/rows/View.js'
import { assigned } from '../../rules/jobs/jobGraph.js'
import type { User } from '../accounts/User.js'
import { inStates } from '../makeMove.js'
import type { Business } from './Business.js'
import { handleRows } from './PaymentHandle.js'

/** Adds the id that every row needs: the vendor's. */
export const businessRows: View<Business> = {
  table: '(select *, vendor_id as id from businesses)',
  fields: {
    paymentHandles: list(
      () => handleRows,
      (h, b) => `${h.vendorId} = ${b.vendorId}`,
    ),
    nameRemovedFor: b => `case when ${b.name} = ${b.removedName} then ${b.nameRemovedFor} end`,
  },
  added: [],
}

/**
 * A column of a vendor's business, or null: one lookup by primary key where it is requested, and no join
 * elsewhere. A removed name counts as null.
 */
export const ofBusiness =
  (column: 'name' | 'about' | 'phone' | 'logo' | 'since' | 'payment_methods') =>
  (u: Pick<Columns<User>, 'id'>) =>
    `(select b.${column} from businesses b where b.vendor_id = ${u.id}${
      column === 'name' ? ' and b.name is distinct from b.removed_name' : ''
    })`

/** In SQL: the name of a user `alias`, a NamedVendor for `vendorName` of the rules, for other statements. */
export const namedVendor = (alias: string) =>
  `json_build_object('firstName', ${alias}.first_name, 'lastName', ${alias}.last_name,
    'businessName', ${ofBusiness('name')({ id: `${alias}.id` })})`

type Vendor = Pick<Columns<User>, 'id' | 'userType' | 'isActive' | 'password'>

/**
 * In SQL: whether everybody may read a user's profile: only vendors who can work, so not suspended, closed, or
 * invited ones, nor those who work or worked for another's business.
 */
export const hasProfile = (u: Vendor) =>
  `${u.userType} = 'vendor' and ${u.isActive} and ${u.password} is not null
    and not exists (select from business_people p where p.user_id = ${u.id} and p.vendor_id <> p.user_id)`

/**
 * In SQL: the users who may have a vendor's contact details besides the vendor and admins: customers whose job the
 * vendor does or did, and those with whom money is due for one that the vendor lost or that was cancelled.
 */
export const maySeeContacts = (u: Pick<Columns<User>, 'id'>) =>
  `(${u.id} = :viewer or :isAdmin or exists (select from jobs j where j.customer_id = :viewer
    and j.vendor_id = ${u.id} and j.status in ${inStates(assigned)})
    or exists (select from job_balances b join jobs j on j.id = b.job_id and j.customer_id = :viewer
      where b.vendor_id = ${u.id} and b.amount <> 0))`
