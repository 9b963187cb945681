import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql'
import { notFound } from '../../platform/errors.js'
import { readOne } from '../../platform/rows/read.js'
import { OWNER, ownerOf } from '../accounts/accountPolicy.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { Business } from './Business.js'
import { businessRows } from './businessRows.js'
import { RemoveFromBusinessInput, SaveBusinessInput } from './inputs.js'
import { removeBusinessLogo, removeBusinessName } from './removeFromBusiness.js'
import { saveBusiness } from './saveBusiness.js'

const read = (info: GraphQLResolveInfo, context: Context, owner: string) =>
  readOne(businessRows, info, context, t => `${t.vendorId} = :owner`, { owner })

/** Needed after an act, since the vendor may have closed the account since. */
const readSaved = async (info: GraphQLResolveInfo, context: Context, owner: string) => {
  const business = await read(info, context, owner)
  if (!business) throw notFound('Business')
  return business
}

@Resolver()
export class BusinessResolver {
  @Query(() => Business, { nullable: true, description: "A vendor's business; null until it is saved." })
  async business(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read(info, context, await ownerOf(context, 'vendor', vendorId))
  }

  @Mutation(() => Business, {
    description:
      "Saves the vendor's business, replacing all of its fields. A replaced logo is deleted. CONFLICT CHANGED_MEANWHILE if `version` is given and it has changed since. RATE_LIMITED above the account's limit.",
  })
  async saveBusiness(
    @Arg('input', () => SaveBusinessInput, { description: 'The business.' }) input: SaveBusinessInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readSaved(info, context, await saveBusiness(context, input))
  }

  @Mutation(() => Business, {
    description:
      "Removes the name of a business, as an admin: customers see the person's name until the vendor, who is told why, chooses another name. CONFLICT: ALREADY_REMOVED, CHANGED_MEANWHILE.",
  })
  async removeBusinessName(
    @Arg('input', () => RemoveFromBusinessInput, { description: 'The vendor and the reason.' })
    input: RemoveFromBusinessInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readSaved(info, context, await removeBusinessName(context, input.vendorId, input))
  }

  @Mutation(() => Business, {
    description:
      'Removes the logo of a business, as an admin: it is hidden, and the vendor is told why and cannot use it again. CONFLICT: ALREADY_REMOVED, CHANGED_MEANWHILE.',
  })
  async removeBusinessLogo(
    @Arg('input', () => RemoveFromBusinessInput, { description: 'The vendor and the reason.' })
    input: RemoveFromBusinessInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readSaved(info, context, await removeBusinessLogo(context, input.vendorId, input))
  }
}
