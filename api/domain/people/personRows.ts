import type { View } from '../../platform/rows/View.js'
import type { Person } from './Person.js'

interface PersonTable extends Omit<Person, 'name'> {
  vendorId: string
  firstName: string
  lastName: string
  joinedAt: Date | null
}

/** A vendor who never invited anybody has no row, and is the business's only person. */
const PEOPLE = `(
  select p.user_id as id, p.vendor_id, p.role, p.invited_at, p.joined_at, p.last_seen_at, u.email, u.first_name, u.last_name
  from business_people p join users u on u.id = p.user_id where p.left_at is null
  union all
  select u.id, u.id, 'owner', null, u.created_at, null, u.email, u.first_name, u.last_name
  from users u where u.user_type = 'vendor' and u.closed_at is null
    and not exists (select from business_people p where p.user_id = u.id))`

export const personRows: View<Person, PersonTable> = {
  table: PEOPLE,
  fields: {
    name: p => `${p.firstName} || ' ' || ${p.lastName}`,
    invitedAt: p => `case when ${p.joinedAt} is null then ${p.invitedAt} end`,
  },
}
