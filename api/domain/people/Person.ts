import { Field, ObjectType } from 'type-graphql'
import type { View } from '../../platform/rows/View.js'
import type { PersonRole } from '../../rules/people/roles.js'
import { PersonRoles } from '../accounts/accountEnums.js'
import { DateTime, EmailAddress, UUID } from '../scalars.js'

@ObjectType({
  simpleResolvers: true,
  description:
    "Somebody who works for a vendor's business or is invited to it. Only its owners and admins read it.",
})
export class Person {
  @Field(() => UUID, { description: 'The id of their account: the `personId` of operations.' })
  id!: string

  @Field(() => String, { description: 'First and last name.' })
  name!: string

  @Field(() => EmailAddress, { description: 'The email of their account.' })
  email!: string

  @Field(() => PersonRoles, { description: 'What they do in the business, or will once they accept.' })
  role!: PersonRole

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When they were last invited; an invitation expires after seven days. Null for people who work there.',
  })
  invitedAt!: Date | null

  @Field(() => DateTime, {
    nullable: true,
    description: 'When they last opened Haulbid, to the minute. Null if they never have.',
  })
  lastSeenAt!: Date | null
}

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
