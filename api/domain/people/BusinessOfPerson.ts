import type { Columns } from '../../platform/rows/columns.js'
import { fieldOf } from '../../platform/rows/fieldOf.js'
import { addsTo, one, type View } from '../../platform/rows/View.js'
import type { PersonRole } from '../../rules/people/roles.js'
import { PersonRoles } from '../accounts/accountEnums.js'
import { User } from '../accounts/User.js'
import { type UserTable, userRows } from '../accounts/userRows.js'
import { businessOf, isAtWork } from '../accounts/worksFor.js'
import { ofBusiness } from '../businesses/businessRows.js'
import { WorksFor } from './WorksFor.js'

const UserField = fieldOf(User)

/** Where somebody works, and as what. */
export class BusinessOfPerson {
  @UserField(() => PersonRoles, {
    nullable: true,
    description:
      'What this vendor does in the business; null for vendors who work for none now. Visible only to this user and admins. Null for everyone else.',
  })
  role?: PersonRole | null

  @UserField(() => WorksFor, {
    nullable: true,
    description:
      'The business that this vendor works for; null for vendors who work for none now. Visible only to this user and admins. Null for everyone else.',
  })
  business?: WorksFor | null
}

/** In SQL: the name of the business that an account founded. */
export const nameOfBusiness = (f: Pick<Columns<User>, 'id' | 'firstName' | 'lastName'>) =>
  `coalesce(${ofBusiness('name')(f)}, ${f.firstName} || ' ' || ${f.lastName})`

const worksForRows: View<WorksFor, User> = {
  table: 'users',
  fields: {
    name: nameOfBusiness,
    hasPeople: u =>
      `exists (select from business_people p where p.vendor_id = ${u.id} and ${isAtWork('p')} and p.user_id <> :person)`,
  },
}

const isOwnVendor = (u: Columns<User>) => `${u.userType} = 'vendor' and (${u.id} = :person or :isAdmin)`

export const businessOfPerson = addsTo<User & BusinessOfPerson, BusinessOfPerson, UserTable>(userRows, {
  fields: {
    role: u => `case when ${isOwnVendor(u)} then
      case when exists (select from business_people p where p.user_id = ${u.id})
        then (select p.role from business_people p where p.user_id = ${u.id} and ${isAtWork('p')})
        else 'owner' end end`,
    business: one(
      () => worksForRows,
      (f: Columns<User>, u: Columns<User>) => `${f.id} = ${businessOf(u.id)} and ${isOwnVendor(u)}`,
    ),
  },
})
