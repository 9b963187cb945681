import { Field, InputType, Int, registerEnumType } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import {
  apiTokenRules,
  changePasswordRules,
  closeAccountRules,
  updateAccountRules,
} from '../../rules/accountChangeRules.js'

@InputType({ description: 'How a person is named and reached.' })
@Rules(updateAccountRules)
export class UpdateAccountInput {
  @Field(() => String, { description: 'Given name.' })
  firstName!: string

  @Field(() => String, { description: 'Family name.' })
  lastName!: string

  @Field(() => String, { description: 'A changed email needs currentPassword.' })
  email!: string

  @Field(() => String, { description: 'At least 10 characters.' })
  phone!: string

  @Field(() => String, { nullable: true, description: 'Needed where the email changes.' })
  currentPassword?: string | null
}

@InputType({ description: 'A new password for the signed-in person.' })
@Rules(changePasswordRules)
export class ChangePasswordInput {
  @Field(() => String, { description: 'The password until now.' })
  currentPassword!: string

  @Field(() => String, { description: 'At least 8 characters, and not one of the most common passwords.' })
  password!: string

  @Field(() => String, { description: 'The new password once more.' })
  confirmPassword!: string

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether the person's API tokens end too. They stay otherwise.",
  })
  revokeTokens!: boolean
}

@InputType({ description: 'Proof that it is really the person who closes the account.' })
@Rules(closeAccountRules)
export class CloseAccountInput {
  @Field(() => String, { description: 'The password.' })
  currentPassword!: string
}

export enum TokenScope {
  read = 'read',
  read_write = 'read_write',
}
registerEnumType(TokenScope, {
  name: 'TokenScope',
  description: 'What a token may do.',
  valuesConfig: {
    read: { description: 'Queries alone.' },
    read_write: { description: 'Queries and mutations.' },
  },
})

@InputType({ description: 'A bearer token to make.' })
@Rules(apiTokenRules)
export class CreateApiTokenInput {
  @Field(() => String, { description: 'What it is for, in your words, at most 100 characters.' })
  name!: string

  @Field(() => TokenScope, { description: 'What it may do.' })
  scope!: TokenScope

  @Field(() => Int, { description: 'For how many days it is good, 1 to 365.' })
  expiresInDays!: number

  @Field(() => String, {
    nullable: true,
    description: 'The password, always needed; the field came later than the mutation, hence not marked so.',
  })
  currentPassword?: string | null
}
