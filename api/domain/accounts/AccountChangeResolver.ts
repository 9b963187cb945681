import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql'
import { notFound } from '../../platform/errors.js'
import { readById, readRows } from '../../platform/rows/read.js'
import type { View } from '../../platform/rows/View.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { ApiToken, NewApiToken } from './ApiToken.js'
import { createApiToken, revokeApiToken } from './apiTokens.js'
import { ChangePasswordInput, CreateApiTokenInput, UpdateAccountInput } from './changeInputs.js'
import { noSessionCookie } from './cookies.js'
import { signOutEverywhere } from './signOutEverywhere.js'
import { User } from './User.js'
import { changePassword, updateAccount } from './updateAccount.js'
import { userRows } from './userRows.js'

const tokenRows: View<ApiToken> = { table: 'api_tokens', fields: {} }

@Resolver()
export class AccountChangeResolver {
  @Mutation(() => User, {
    description:
      "Changes the viewer's name, email and phone. BAD_USER_INPUT on currentPassword if the email changes and currentPassword is missing or wrong; CONFLICT EMAIL_TAKEN, or CHANGED_MEANWHILE if `version` is given and they have changed since; RATE_LIMITED above 10 new emails an hour. Not available with a token.",
  })
  async updateAccount(
    @Arg('input', () => UpdateAccountInput, { description: 'All fields, changed or not.' })
    input: UpdateAccountInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(userRows, info, context, await updateAccount(context, input))
  }

  @Mutation(() => Boolean, {
    description:
      'Sets a new password and signs out every other browser. Revokes API tokens if requested. Not available with a token.',
  })
  async changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'The old and the new password.' })
    input: ChangePasswordInput,
    @Ctx() context: Context,
  ) {
    await changePassword(context, input)
    return true
  }

  @Mutation(() => Boolean, {
    description:
      "Ends all of the user's sessions, including this one. API tokens stay valid unless you ask to revoke them. Not available with a token.",
  })
  async signOutEverywhere(
    @Arg('revokeTokens', () => Boolean, {
      defaultValue: false,
      description: "Whether to revoke the user's API tokens too.",
    })
    revokeTokens: boolean,
    @Ctx() context: Context,
  ) {
    await signOutEverywhere(context, revokeTokens)
    context.become(null)
    context.cookies.push(noSessionCookie(context.app.config))
    return true
  }

  @Query(() => [ApiToken], {
    description:
      "The signed-in user's tokens that are not revoked, newest first. Not available with a token.",
  })
  async apiTokens(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    await context.atBrowser()
    return readRows(
      tokenRows,
      info,
      context,
      t => `where ${t.userId} = :person and ${t.revokedAt} is null order by ${t.createdAt} desc, ${t.id}`,
    )
  }

  @Mutation(() => NewApiToken, {
    description:
      'Creates a bearer token. BAD_USER_INPUT on currentPassword if it is missing or wrong; CONFLICT TOO_MANY_TOKENS above 20. Not available with a token.',
  })
  async createApiToken(
    @Arg('input', () => CreateApiTokenInput, { description: "The token's name, scope and lifetime." })
    input: CreateApiTokenInput,
    @Ctx() context: Context,
  ): Promise<NewApiToken> {
    const { id, token } = await createApiToken(context, input)
    return { token, apiToken: await context.em.findOneOrFail(ApiToken, id) }
  }

  @Mutation(() => ApiToken, {
    description: 'Revokes a token immediately. NOT_FOUND if it is not yours. Not available with a token.',
  })
  async revokeApiToken(
    @Arg('id', () => UUID, { description: "The token's id, not the token itself." }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await revokeApiToken(context, id)
    const token = await readById(tokenRows, info, context, id)
    // Closing the account in the meantime deletes its tokens.
    if (!token) throw notFound('Token')
    return token
  }
}
