import { ArgsType, Field, InputType } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { invitationRules, invitePersonRules } from '../../rules/people/peopleRules.js'
import type { PersonRole } from '../../rules/people/roles.js'
import { PersonRoles } from '../accounts/accountEnums.js'

@InputType({ description: "Somebody to invite to the viewer's business." })
@Rules(invitePersonRules)
export class InvitePersonInput {
  @Field(() => String, { description: 'The email that the invitation goes to.' })
  email!: string

  @Field(() => String, { description: 'First name. Kept as it is if they have an account.' })
  firstName!: string

  @Field(() => String, { description: 'Last name. Kept as it is if they have an account.' })
  lastName!: string

  @Field(() => PersonRoles, { description: 'What they will do.' })
  role!: PersonRole
}

@ArgsType()
@Rules(invitationRules)
export class InvitationArgs {
  @Field(() => String, { description: 'From the link, /?invitation=TOKEN.' })
  token!: string
}
