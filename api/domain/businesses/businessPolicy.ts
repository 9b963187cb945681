import type { Columns } from '../../platform/rows/columns.js'
import type { User } from '../accounts/User.js'

type Vendor = Pick<Columns<User>, 'userType' | 'isActive' | 'password'>

/** In SQL: whether everybody may read a user's profile: vendors who can work. Not the suspended, closed and invited. */
export const hasProfile = (u: Vendor) =>
  `${u.userType} = 'vendor' and ${u.isActive} and ${u.password} is not null`

/** In SQL: who may have a vendor's contacts besides the vendor and admins: customers whose job the vendor does or did. */
export const maySeeContacts = (u: Pick<Columns<User>, 'id'>) =>
  `(${u.id} = :viewer or :isAdmin or exists (select from jobs j where j.customer_id = :viewer
    and j.vendor_id = ${u.id} and j.status in ('accepted', 'in_progress', 'completed')))`
