import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql'
import { readById, readViewersOwn } from '../../platform/rows/read.js'
import { Context } from '../context.js'
import { EmailAddress } from '../scalars.js'
import { confirmEmail, sendEmailConfirmation } from './confirmEmail.js'
import {
  ConfirmEmailInput,
  LoginInput,
  ResetPasswordInput,
  SignUpCustomerInput,
  TakeBackEmailInput,
} from './inputs.js'
import { login } from './login.js'
import { requestPasswordReset } from './requestPasswordReset.js'
import { resetPassword } from './resetPassword.js'
import { seePerson } from './seePerson.js'
import { closeSession } from './sessions.js'
import { signUpCustomer } from './signUpCustomer.js'
import { takeBackEmail } from './takeBackEmail.js'
import { User } from './User.js'
import { userRows } from './userRows.js'

const readUser = (id: string, context: Context, info: GraphQLResolveInfo) =>
  readById(userRows, info, context, id)

@Resolver()
export class AccountResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in user; null if nobody is signed in.' })
  async me(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    const viewer = await context.viewer()
    if (viewer?.sessionId && !viewer.isAlone) await seePerson(context, viewer)
    return viewer && readViewersOwn(userRows, info, context)
  }

  @Mutation(() => User, {
    description:
      'Creates a customer account and signs in. CONFLICT EMAIL_TAKEN if the email already has an account; RATE_LIMITED above 60 an hour from one IP address.',
  })
  async signUpCustomer(
    @Arg('input', () => SignUpCustomerInput, { description: 'The new customer.' }) input: SignUpCustomerInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readUser(await signUpCustomer(context, input), context, info)
  }

  @Mutation(() => User, {
    description:
      'Signs in and sets a session cookie. UNAUTHENTICATED if the email or password is wrong, FORBIDDEN if the account is suspended, RATE_LIMITED after 10 failed attempts, for longer after each further failure.',
  })
  async login(
    @Arg('input', () => LoginInput, { description: 'Email and password.' }) input: LoginInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readUser(await login(context, input), context, info)
  }

  @Mutation(() => Boolean, {
    description: 'Signs out of this session. Returns true even if nobody was signed in.',
  })
  async logout(@Ctx() context: Context) {
    await closeSession(context)
    return true
  }

  @Mutation(() => Boolean, {
    description:
      'Mails a link to choose a new password, if an account with that email exists. Returns true either way. RATE_LIMITED above 30 an hour from one IP address or 5 for one email.',
  })
  async requestPasswordReset(
    @Arg('email', () => EmailAddress, { description: 'The email of the account.' }) email: string,
    @Ctx() context: Context,
  ) {
    await requestPasswordReset(context, email)
    return true
  }

  @Mutation(() => Boolean, {
    description:
      'Sets a new password with the token from a mailed link, and signs the account out everywhere. BAD_USER_INPUT on token if the link was already used or has expired; FORBIDDEN SUSPENDED if the account has been suspended since.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: "The link's token and the new password." })
    input: ResetPasswordInput,
    @Ctx() context: Context,
  ) {
    await resetPassword(context, input)
    return true
  }

  @Mutation(() => Boolean, {
    description:
      'Restores the email that an account had before a change, signs it out everywhere, invalidates its password and mails a link to choose a new one. BAD_USER_INPUT on token if the link was already used or has expired.',
  })
  async takeBackEmail(
    @Arg('input', () => TakeBackEmailInput, { description: 'The link.' }) input: TakeBackEmailInput,
    @Ctx() context: Context,
  ) {
    await takeBackEmail(context, input.token)
    return true
  }

  @Mutation(() => Boolean, {
    description:
      "Confirms an account's email with the token from the link mailed to it. Does not sign anyone in. BAD_USER_INPUT on token if the link was already used, has expired or the account's email has changed.",
  })
  async confirmEmail(
    @Arg('input', () => ConfirmEmailInput, { description: 'The link.' }) input: ConfirmEmailInput,
    @Ctx() context: Context,
  ) {
    await confirmEmail(context, input.token)
    return true
  }

  @Mutation(() => User, {
    description:
      "Mails another link to confirm the viewer's email; earlier links stay valid. Does nothing if it is confirmed. RATE_LIMITED above 5 links an hour or 10 a day to one address. Not available with a token.",
  })
  async sendEmailConfirmation(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return readUser(await sendEmailConfirmation(context), context, info)
  }
}
