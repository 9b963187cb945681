import { Field, InputType } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import {
  confirmEmailRules,
  loginRules,
  resetPasswordRules,
  signUpRules,
  takeBackEmailRules,
} from '../../rules/accounts/accountRules.js'
import type { ServiceType, UserType } from '../../rules/kinds.js'
import { ServiceTypes, UserTypes } from './accountEnums.js'

@InputType({ description: 'Email and password to sign in with.' })
@Rules(loginRules)
export class LoginInput {
  @Field(() => String, { description: 'Not case-sensitive.' })
  email!: string

  @Field(() => String, { description: "The account's password." })
  password!: string
}

@InputType({ description: 'The details of a new customer.' })
@Rules(signUpRules)
export class SignUpCustomerInput {
  @Field(() => String, { description: 'Must not belong to another account.' })
  email!: string

  @Field(() => String, { description: 'At least 8 characters, and not one of the most common passwords.' })
  password!: string

  @Field(() => String, { description: 'The password again.' })
  confirmPassword!: string

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name.' })
  lastName!: string

  @Field(() => String, { description: 'At least 10 characters.' })
  phone!: string

  @Field(() => UserTypes, {
    defaultValue: 'customer',
    description: 'Must be customer: vendors and admins are invited.',
  })
  userType!: UserType

  @Field(() => String, { description: 'The ZIP code where service is needed first: five digits, or ZIP+4.' })
  initialServiceZipCode!: string

  @Field(() => ServiceTypes, { description: 'The service the customer is interested in first.' })
  initialServiceType!: ServiceType
}

@InputType({ description: 'The token from a mailed link and the new password.' })
@Rules(resetPasswordRules)
export class ResetPasswordInput {
  @Field(() => String, { description: 'From the link, /?reset=TOKEN. Valid once, for one hour.' })
  token!: string

  @Field(() => String, { description: 'At least 8 characters, and not one of the most common passwords.' })
  password!: string

  @Field(() => String, { description: 'The password again.' })
  confirmPassword!: string
}

@InputType({ description: "The token from an invitation link, and the user's first password." })
@Rules(resetPasswordRules)
export class AcceptInvitationInput {
  @Field(() => String, { description: 'From the link, /?invitation=TOKEN. Valid once, for one week.' })
  token!: string

  @Field(() => String, { description: 'At least 8 characters, and not one of the most common passwords.' })
  password!: string

  @Field(() => String, { description: 'The password again.' })
  confirmPassword!: string
}

@InputType({ description: 'The token from the link mailed to the previous address after a change of email.' })
@Rules(takeBackEmailRules)
export class TakeBackEmailInput {
  @Field(() => String, { description: 'From the link, /?takeback=TOKEN. Valid once, for three days.' })
  token!: string
}

@InputType({ description: 'The token from the confirmation link mailed to an email address.' })
@Rules(confirmEmailRules)
export class ConfirmEmailInput {
  @Field(() => String, { description: 'From the link, /?confirm=TOKEN. Valid once, for 24 hours.' })
  token!: string
}
