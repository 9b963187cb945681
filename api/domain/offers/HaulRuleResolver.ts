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
import { HaulPreview } from './HaulPreview.js'
import { HaulRule } from './HaulRule.js'
import { PauseArgs, SaveHaulRuleInput } from './inputs.js'
import { haulRuleRows, readRules } from './offerRuleRows.js'
import { pauseHaulRule, resumeHaulRule } from './pauseOfferRule.js'
import { previewHaulRule } from './previewHaulRule.js'
import { deleteHaulRule, saveHaulRule } from './saveHaulRule.js'

@Resolver(() => HaulRule)
export class HaulRuleResolver {
  @FieldResolver(() => ConflictReasons, {
    nullable: true,
    description:
      'Why it could bid on nothing now even if it is on: NOT_IN_AREA, SERVICE_NOT_OFFERED, DOCUMENTS_REQUIRED, DOCUMENTS_EXPIRED, FEES_OVERDUE. Null if it could.',
  })
  whyNotBid(@Root() rule: Row<HaulRule>) {
    return whyNoOffers(JSON.parse(rule.bidFacts!))
  }

  @Query(() => [HaulRule], {
    description: "A vendor's rules for instant bids on junk pickups, oldest first, at most 50.",
  })
  @Items({ most: offerQuotas.haulRules.most, usual: 5 })
  async haulRules(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readRules(haulRuleRows, await ownerOf(context, 'vendor', vendorId), context, info)
  }

  @Query(() => HaulPreview, {
    description:
      'The last ten junk pickups that a rule would have bid on, whatever its most per day, with its prices. Saves nothing. Vendors only.',
  })
  previewHaulRule(
    @Arg('input', () => SaveHaulRuleInput, { description: 'The rule as it would be saved.' })
    input: SaveHaulRuleInput,
    @Ctx() context: Context,
  ) {
    return previewHaulRule(context, input)
  }

  @Mutation(() => HaulRule, {
    description:
      'Adds a rule for instant bids on junk pickups, or replaces one of the vendor. Bids that it has made do not change. CONFLICT: TOO_MANY_OFFER_RULES, CHANGED_MEANWHILE.',
  })
  async saveHaulRule(
    @Arg('input', () => SaveHaulRuleInput, { description: 'The rule.' }) input: SaveHaulRuleInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(haulRuleRows, info, context, await saveHaulRule(context, input.id ?? null, input))
  }

  @Mutation(() => UUID, {
    description: 'Removes a rule of the vendor and returns its id. Bids that it has made stay.',
  })
  deleteHaulRule(@Arg('id', () => UUID, { description: 'The rule.' }) id: string, @Ctx() context: Context) {
    return deleteHaulRule(context, id)
  }

  @Mutation(() => HaulRule, {
    description: 'Pauses a rule of a vendor, who is notified. Its bids stay. Admins only.',
  })
  async pauseHaulRule(
    @Arg('id', () => UUID, { description: 'The rule.' }) id: string,
    @Args() { reason }: PauseArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(haulRuleRows, info, context, await pauseHaulRule(context, id, reason.trim()))
  }

  @Mutation(() => HaulRule, {
    description: 'Lets a paused rule bid again. The vendor is notified. Admins only.',
  })
  async resumeHaulRule(
    @Arg('id', () => UUID, { description: 'The rule.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(haulRuleRows, info, context, await resumeHaulRule(context, id))
  }
}
