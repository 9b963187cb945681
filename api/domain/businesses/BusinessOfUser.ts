import { fieldOf } from '../../platform/rows/fieldOf.js'
import { addsTo } from '../../platform/rows/View.js'
import { User } from '../accounts/User.js'
import { type UserTable, userRows } from '../accounts/userRows.js'
import { maySeeContacts, ofBusiness } from './businessRows.js'

const UserField = fieldOf(User)

/** A vendor's business, as far as customers may read it. */
export class BusinessOfUser {
  @UserField(() => String, {
    nullable: true,
    description:
      "The name of this vendor's business; null for vendors without a business name and for everyone else.",
  })
  businessName?: string | null

  @UserField(() => String, {
    nullable: true,
    description:
      "The path of the logo of this vendor's business, /objects/ID; null for vendors who have none and for everyone else.",
  })
  businessLogo?: string | null

  @UserField(() => String, {
    nullable: true,
    description:
      "The phone number of this vendor's business, or else of their account. Visible only to this vendor, admins, and customers with a job that the vendor has or has completed, or with whom money is due. Null for everyone else.",
  })
  businessPhone?: string | null
}

export const businessOfUser = addsTo<User & BusinessOfUser, BusinessOfUser, UserTable>(userRows, {
  fields: {
    businessName: ofBusiness('name'),
    businessLogo: ofBusiness('logo'),
    businessPhone: u =>
      `case when ${u.userType} = 'vendor' and ${maySeeContacts(u)} then coalesce(${ofBusiness('phone')(u)}, ${u.phone}) end`,
  },
})
