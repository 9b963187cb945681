import { Field, ObjectType } from 'type-graphql'
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
