import { LockMode } from '@mikro-orm/core'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql'
import { notFound } from '../../platform/errors.js'
import { readById, readRows } from '../../platform/rows/read.js'
import type { View } from '../../platform/rows/View.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { ApiToken, NewApiToken } from './ApiToken.js'
import { createApiToken, revokeAllTokens, revokeApiToken } from './apiTokens.js'
import {
  ChangePasswordInput,
  CloseAccountInput,
  CreateApiTokenInput,
  UpdateAccountInput,
} from './changeInputs.js'
import { closeAccount } from './closeAccount.js'
import { noSessionCookie } from './cookies.js'
import { lockActive } from './lockActive.js'
import { closeAllSessions } from './sessions.js'
import { User } from './User.js'
import { changePassword, updateAccount } from './updateAccount.js'
import { userRows } from './userRows.js'

const tokenRows: View<ApiToken> = { table: 'api_tokens', fields: {} }

@Resolver()
export class AccountChangeResolver {
  @Mutation(() => User, {
    description:
      'Changes name, email and phone. BAD_USER_INPUT on currentPassword where a new email needs it; CONFLICT EMAIL_TAKEN; RATE_LIMITED past 10 new emails an hour.',
  })
  async updateAccount(
    @Arg('input', () => UpdateAccountInput, { description: 'All of it, changed or not.' })
    input: UpdateAccountInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(userRows, info, context, await updateAccount(context, input))
  }

  @Mutation(() => Boolean, {
    description: 'Sets a new password and signs every other browser out. Ends the API tokens where asked to.',
  })
  async changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'The old and the new.' })
    input: ChangePasswordInput,
    @Ctx() context: Context,
  ) {
    await changePassword(context, input)
    return true
  }

  @Mutation(() => Boolean, {
    description: 'Ends every session of the person, this one too. API tokens stay, unless asked to end them.',
  })
  async signOutEverywhere(
    @Arg('revokeTokens', () => Boolean, {
      defaultValue: false,
      description: "Whether the person's API tokens end too.",
    })
    revokeTokens: boolean,
    @Ctx() context: Context,
  ) {
    const viewer = await context.atBrowser()
    await context.act(async tx => {
      await lockActive(tx, viewer, { lockMode: LockMode.PESSIMISTIC_WRITE })
      await closeAllSessions(tx, viewer.id)
      if (revokeTokens) await revokeAllTokens(tx, viewer.id, context.now)
    })
    context.become(null)
    context.cookies.push(noSessionCookie(context.app.config))
    return true
  }

  @Mutation(() => Boolean, {
    description:
      'Erases name and contacts, cancels open jobs and withdraws open bids. CONFLICT JOBS_UNDER_WAY while a job is accepted or in progress.',
  })
  async closeAccount(
    @Arg('input', () => CloseAccountInput, { description: 'Proof that it is you.' }) input: CloseAccountInput,
    @Ctx() context: Context,
  ) {
    await closeAccount(context, input)
    return true
  }

  @Query(() => [ApiToken], {
    description: "The signed-in person's tokens that are not revoked, newest first.",
  })
  async apiTokens(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    await context.atBrowser()
    return readRows(
      tokenRows,
      info,
      context,
      t => `where ${t.userId} = :viewer and ${t.revokedAt} is null order by ${t.createdAt} desc, ${t.id}`,
    )
  }

  @Mutation(() => NewApiToken, {
    description:
      'Makes a bearer token. BAD_USER_INPUT on currentPassword where it is missing or wrong; CONFLICT TOO_MANY_TOKENS past 20.',
  })
  async createApiToken(
    @Arg('input', () => CreateApiTokenInput, { description: 'What for, and for how long.' })
    input: CreateApiTokenInput,
    @Ctx() context: Context,
  ): Promise<NewApiToken> {
    const { id, token } = await createApiToken(context, input)
    return { token, apiToken: await context.em.findOneOrFail(ApiToken, id) }
  }

  @Mutation(() => ApiToken, { description: 'Ends a token at once. NOT_FOUND where it is not yours.' })
  async revokeApiToken(
    @Arg('id', () => UUID, { description: 'The id of the token, not the token.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await revokeApiToken(context, id)
    const token = await readById(tokenRows, info, context, id)
    // Closing the account removes its tokens, which may happen in between.
    if (!token) throw notFound('Token')
    return token
  }
}
