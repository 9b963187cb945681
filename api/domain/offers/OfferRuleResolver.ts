import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Items } from '../../platform/rows/items.js'
import { readById } from '../../platform/rows/read.js'
import type { Row } from '../../platform/rows/View.js'
import { offerQuotas } from '../../rules/offers/offerBounds.js'
import { OWNER, ownerOf } from '../accounts/accountPolicy.js'
import { whyNoOffers } from '../bids/whyNotBid.js'
import { ConflictReasons } from '../conflicts.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { PauseArgs, SaveOfferRuleInput } from './inputs.js'
import { OfferPreview } from './OfferPreview.js'
import { OfferRule } from './OfferRule.js'
import { offerRuleRows, readRules } from './offerRuleRows.js'
import { pauseOfferRule, resumeOfferRule } from './pauseOfferRule.js'
import { previewOfferRule } from './previewOfferRule.js'
import { deleteOfferRule, saveOfferRule } from './saveOfferRule.js'
import { turnOffersOffToday } from './turnOffersOffToday.js'

@Resolver(() => OfferRule)
export class OfferRuleResolver {
  @FieldResolver(() => ConflictReasons, {
    nullable: true,
    description:
      'Why it could bid on nothing now even if it is on: NOT_IN_AREA, SERVICE_NOT_OFFERED, SIZE_NOT_OFFERED, DOCUMENTS_REQUIRED, DOCUMENTS_EXPIRED, FEES_OVERDUE. Null if it could.',
  })
  whyNotBid(@Root() rule: Row<OfferRule>) {
    return whyNoOffers(JSON.parse(rule.bidFacts!))
  }

  @Query(() => [OfferRule], { description: "A vendor's rules for instant bids, oldest first, at most 50." })
  @Items({ most: offerQuotas.offerRules.most, usual: 5 })
  async offerRules(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readRules(offerRuleRows, await ownerOf(context, 'vendor', vendorId), context, info)
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
    return readById(offerRuleRows, info, context, await saveOfferRule(context, input.id ?? null, input))
  }

  @Mutation(() => UUID, {
    description: 'Removes a rule of the vendor and returns its id. Bids that it has made stay.',
  })
  deleteOfferRule(@Arg('id', () => UUID, { description: 'The rule.' }) id: string, @Ctx() context: Context) {
    return deleteOfferRule(context, id)
  }

  @Mutation(() => [OfferRule], {
    description:
      "Switches all of the vendor's rules, also those for junk, off until midnight on the vendor's clock, or on again, and returns those for rentals.",
  })
  @Items({ most: offerQuotas.offerRules.most, usual: 5 })
  async turnOffersOffToday(
    @Arg('isOff', () => Boolean, { description: 'True switches them off, false on again.' }) isOff: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readRules(offerRuleRows, await turnOffersOffToday(context, isOff), context, info)
  }

  @Mutation(() => [OfferRule], {
    description: 'The same as turnOffersOffToday.',
    deprecationReason: 'Use turnOffersOffToday.',
  })
  @Items({ most: offerQuotas.offerRules.most, usual: 5 })
  offersOffToday(
    @Arg('isOff', () => Boolean, { description: 'True switches them off, false on again.' }) isOff: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.turnOffersOffToday(isOff, context, info)
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
    return readById(offerRuleRows, info, context, await pauseOfferRule(context, id, reason.trim()))
  }

  @Mutation(() => OfferRule, {
    description: 'Lets a paused rule bid again. The vendor is notified. Admins only.',
  })
  async resumeOfferRule(
    @Arg('id', () => UUID, { description: 'The rule.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(offerRuleRows, info, context, await resumeOfferRule(context, id))
  }
}
