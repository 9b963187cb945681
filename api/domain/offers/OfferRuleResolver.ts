import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql'
import { readById, readRows } from '../../platform/rows/read.js'
import { OWNER, ownerOf } from '../accounts/accountPolicy.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { PauseArgs, SaveOfferRuleInput } from './inputs.js'
import { OfferPreview } from './OfferPreview.js'
import { OfferRule } from './OfferRule.js'
import { offerRuleRows } from './offerRuleRows.js'
import { offersOffToday } from './offersOffToday.js'
import { pauseOfferRule } from './pauseOfferRule.js'
import { previewOfferRule } from './previewOfferRule.js'
import { deleteOfferRule, saveOfferRule } from './saveOfferRule.js'

const rulesOf = (owner: string, context: Context, info: GraphQLResolveInfo) =>
  readRows(
    offerRuleRows,
    info,
    context,
    t => `where ${t.vendorId} = :owner order by ${t.createdAt}, ${t.id}`,
    { owner },
  )

@Resolver()
export class OfferRuleResolver {
  @Query(() => [OfferRule], { description: "A vendor's rules for instant bids, oldest first, at most 50." })
  async offerRules(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return rulesOf(await ownerOf(context, 'vendor', vendorId), context, info)
  }

  @Query(() => OfferPreview, {
    description:
      'What a customer would read of a rule, and the last ten rentals that it would have bid on, whatever its most per day. Saves nothing. Vendors only.',
  })
  previewOfferRule(
    @Arg('input', () => SaveOfferRuleInput, { description: 'The rule as it would be saved.' })
    input: SaveOfferRuleInput,
    @Ctx() context: Context,
  ) {
    return previewOfferRule(context, input)
  }

  @Mutation(() => OfferRule, {
    description:
      'Adds a rule for instant bids, or replaces one of the vendor. Bids that it has made do not change. CONFLICT: TOO_MANY_OFFER_RULES, CHANGED_MEANWHILE.',
  })
  async saveOfferRule(
    @Arg('input', () => SaveOfferRuleInput, { description: 'The rule.' }) input: SaveOfferRuleInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(offerRuleRows, info, context, await saveOfferRule(context, input))
  }

  @Mutation(() => UUID, {
    description: 'Removes a rule of the vendor and returns its id. Bids that it has made stay.',
  })
  deleteOfferRule(@Arg('id', () => UUID, { description: 'The rule.' }) id: string, @Ctx() context: Context) {
    return deleteOfferRule(context, id)
  }

  @Mutation(() => [OfferRule], {
    description:
      "Switches all of the vendor's rules off until midnight on the vendor's clock, or on again, and returns them.",
  })
  async offersOffToday(
    @Arg('isOff', () => Boolean, { description: 'True switches them off, false on again.' }) isOff: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return rulesOf(await offersOffToday(context, isOff), context, info)
  }

  @Mutation(() => OfferRule, {
    description: 'Pauses a rule of a vendor, who is notified. Its bids stay. Admins only.',
  })
  async pauseOfferRule(
    @Arg('id', () => UUID, { description: 'The rule.' }) id: string,
    @Args() { reason }: PauseArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await pauseOfferRule(context, id, reason.trim())
    return readById(offerRuleRows, info, context, id)
  }

  @Mutation(() => OfferRule, {
    description: 'Lets a paused rule bid again. The vendor is notified. Admins only.',
  })
  async resumeOfferRule(
    @Arg('id', () => UUID, { description: 'The rule.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await pauseOfferRule(context, id, null)
    return readById(offerRuleRows, info, context, id)
  }
}
