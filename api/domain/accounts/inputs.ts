import { Field, InputType } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { loginRules, resetPasswordRules, signUpRules, takeBackEmailRules } from '../../rules/accountRules.js'
import type { ServiceType, UserType } from '../../rules/kinds.js'
import { ServiceTypes, UserTypes } from '../enums.js'

@InputType({ description: 'What signs a person in.' })
@Rules(loginRules)
export class LoginInput {
  @Field(() => String, { description: 'Compared without regard to case.' })
  email!: string

  @Field(() => String, { description: 'As typed.' })
  password!: string
}

@InputType({ description: 'What a new customer tells of themselves.' })
@Rules(signUpRules)
export class SignUpCustomerInput {
  @Field(() => String, { description: 'Must not have an account yet.' })
  email!: string

  @Field(() => String, { description: 'At least 8 characters, and not one of the most common passwords.' })
  password!: string

  @Field(() => String, { description: 'The password once more.' })
  confirmPassword!: string

  @Field(() => String, { description: 'Given name.' })
  firstName!: string

  @Field(() => String, { description: 'Family name.' })
  lastName!: string

  @Field(() => String, { description: 'At least 10 characters.' })
  phone!: string

  @Field(() => UserTypes, { defaultValue: 'customer', description: 'Customers alone sign up by themselves.' })
  userType!: UserType

  @Field(() => String, { description: 'Where service is wanted first: five digits, or ZIP+4.' })
  initialServiceZipCode!: string

  @Field(() => ServiceTypes, { description: 'What is wanted first.' })
  initialServiceType!: ServiceType
}

@InputType({ description: "A mailed link's token and the password chosen with it." })
@Rules(resetPasswordRules)
export class ResetPasswordInput {
  @Field(() => String, { description: 'From the link, /?reset=TOKEN. Good once, for one hour.' })
  token!: string

  @Field(() => String, { description: 'At least 8 characters, and not one of the most common passwords.' })
  password!: string

  @Field(() => String, { description: 'The password once more.' })
  confirmPassword!: string
}

@InputType({ description: 'The link that the old address of a changed email was sent.' })
@Rules(takeBackEmailRules)
export class TakeBackEmailInput {
  @Field(() => String, { description: 'From the link, /?takeback=TOKEN. Good once, for three days.' })
  token!: string
}
