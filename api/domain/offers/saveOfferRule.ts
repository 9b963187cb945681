import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { badField, notFound } from '../../platform/errors.js'
import { bidDays } from '../../rules/bidExpiry.js'
import { termsOf } from '../../rules/estimatedTotal.js'
import { noticeHours } from '../../rules/offerRules.js'
import { zip5 } from '../../rules/text.js'
import { lockActive } from '../accounts/lockActive.js'
import { refuseBeyond } from '../accounts/quotas.js'
import type { Viewer } from '../accounts/Viewer.js'
import { expectVersion } from '../conflicts.js'
import type { Context } from '../context.js'
import { ServiceArea } from '../vendors/ServiceArea.js'
import type { SaveOfferRuleInput } from './inputs.js'
import { OfferRule } from './OfferRule.js'

/** All fields as stored: omitted ones have their defaults. */
export const ruleOf = ({ id, version, ...input }: SaveOfferRuleInput) => ({
  ...termsOf(input),
  size: input.size,
  price: input.price,
  zipCodes: [...new Set((input.zipCodes ?? []).map(zip5))].sort(),
  debris: input.debris ?? [],
  noticeHours: input.noticeHours ?? noticeHours.default,
  weekdays: (input.weekdays ?? []).toSorted((a, b) => a - b),
  mostPerDay: input.mostPerDay ?? null,
  standsDays: input.standsDays ?? bidDays.default,
  isActive: input.isActive ?? true,
})

/** An area may be removed later; the rule then no longer bids there. */
const expectOwnAreas = async (tx: EntityManager, viewer: Viewer, zipCodes: string[]): Promise<void> => {
  if (zipCodes.length === 0) return
  const areas = await tx.find(
    ServiceArea,
    { vendorId: viewer.id, zip5: { $in: zipCodes } },
    { fields: ['zip5'] },
  )
  const own = new Set(areas.map(area => area.zip5))
  const other = zipCodes.find(zip => !own.has(zip))
  if (other) throw badField('zipCodes', `${other} is not one of your service areas`)
}

const lockOwnRule = async (tx: EntityManager, viewer: Viewer, id: string): Promise<OfferRule> => {
  const rule = await tx.findOne(
    OfferRule,
    { id, vendorId: viewer.id },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  )
  if (!rule) throw notFound('Offer rule')
  return rule
}

/** Adds or replaces a rule. The bids that it has made stay as they are. */
export async function saveOfferRule(context: Context, input: SaveOfferRuleInput): Promise<string> {
  const viewer = await context.signedIn('vendor')
  const { id, version } = input
  const values = ruleOf(input)
  return context.act(async tx => {
    // Takes a write lock, so that rules added simultaneously are counted one after the other.
    await lockActive(tx, viewer, { lockMode: LockMode.PESSIMISTIC_WRITE })
    await expectOwnAreas(tx, viewer, values.zipCodes)
    if (id) {
      const rule = await lockOwnRule(tx, viewer, id)
      expectVersion(rule, version)
      Object.assign(rule, values)
      return id
    }
    const has = await tx.count(OfferRule, { vendorId: viewer.id })
    refuseBeyond(context, 'offerRules', has + 1)
    return tx.create(OfferRule, { ...values, vendorId: viewer.id, createdAt: context.now }).id
  })
}

/** Returns the removed rule. The bids that it has made stay. */
export async function deleteOfferRule(context: Context, id: string): Promise<string> {
  const viewer = await context.signedIn('vendor')
  return context.act(async tx => {
    await lockActive(tx, viewer)
    tx.remove(await lockOwnRule(tx, viewer, id))
    return id
  })
}
