import { Field, InputType, Int, registerEnumType } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import {
  apiTokenRules,
  changePasswordRules,
  updateAccountRules,
} from '../../rules/accounts/accountChangeRules.js'
import type { PersonRole } from '../../rules/people/roles.js'
import { VERSION_READ } from '../conflicts.js'
import { PersonRoles } from './accountEnums.js'

@InputType({ description: "A user's name and contact details." })
@Rules(updateAccountRules)
export class UpdateAccountInput {
  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name.' })
  lastName!: string

  @Field(() => String, { description: 'To change it, send currentPassword too.' })
  email!: string

  @Field(() => String, { description: 'At least 10 characters.' })
  phone!: string

  @Field(() => String, { nullable: true, description: 'Required if the email changes.' })
  currentPassword?: string | null

  @Field(() => Int, { nullable: true, description: VERSION_READ })
  version?: number | null
}

@InputType({ description: 'A new password for the signed-in user.' })
@Rules(changePasswordRules)
export class ChangePasswordInput {
  @Field(() => String, { description: 'The current password.' })
  currentPassword!: string

  @Field(() => String, { description: 'At least 8 characters, and not one of the most common passwords.' })
  password!: string

  @Field(() => String, { description: 'The new password again.' })
  confirmPassword!: string

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether to revoke the user's API tokens too.",
  })
  revokeTokens!: boolean
}

export enum TokenScope {
  read = 'read',
  read_write = 'read_write',
  listen = 'listen',
}
registerEnumType(TokenScope, {
  name: 'TokenScope',
  description: 'What a token allows.',
  valuesConfig: {
    read: { description: 'Queries only.' },
    read_write: { description: 'Queries and mutations, except those that are not available with a token.' },
    listen: { description: 'Queries and the subscription `changes`.' },
  },
})

@InputType({ description: 'A bearer token to create.' })
@Rules(apiTokenRules)
export class CreateApiTokenInput {
  @Field(() => String, { description: 'A name for it, at most 100 characters.' })
  name!: string

  @Field(() => TokenScope, { description: 'What the token allows.' })
  scope!: TokenScope

  @Field(() => Int, { description: 'Days until it expires, 1 to 365.' })
  expiresInDays!: number

  @Field(() => PersonRoles, {
    nullable: true,
    description: "What a vendor's token may do in the business: everything by default. Only for vendors.",
  })
  role?: PersonRole | null

  @Field(() => String, {
    nullable: true,
    description:
      "The account's password. Required; nullable in the schema only because it was added after the mutation.",
  })
  currentPassword?: string | null
}
