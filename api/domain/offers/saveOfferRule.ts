import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { badField, notFound } from '../../platform/errors.js'
import { bidDays } from '../../rules/bids/bidExpiry.js'
import { termsOf } from '../../rules/bids/estimatedTotal.js'
import { offerQuotas } from '../../rules/offers/offerBounds.js'
import { noticeHours } from '../../rules/offers/offerRules.js'
import { zip5 } from '../../rules/text.js'
import { lockActive } from '../accounts/lockActive.js'
import { refuseBeyond } from '../accounts/quotas.js'
import type { Viewer } from '../accounts/Viewer.js'
import { type Acting, act, type Subject } from '../act.js'
import { expectVersion } from '../conflicts.js'
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

const ownRule = async ({ tx, viewer }: Acting, id: string): Promise<OfferRule> => {
  const own = { id, vendorId: viewer.id }
  const rule = await tx.findOne(OfferRule, own, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!rule) throw notFound('Offer rule')
  return rule
}

/** A vendor's rule, or none for a new one. Takes a write lock, so that rules added simultaneously count each other. */
const ruleToSave: Subject<string | null, { rule: OfferRule | null }> = {
  by: ['vendor'],
  async hold(acting, id) {
    await lockActive(acting.tx, acting.viewer, { lockMode: LockMode.PESSIMISTIC_WRITE })
    return { rule: id === null ? null : await ownRule(acting, id) }
  },
}

/** Adds or replaces a rule. The bids that it has made stay as they are. */
export const saveOfferRule = act(ruleToSave, async (acting, input: SaveOfferRuleInput): Promise<string> => {
  const { tx, context, viewer, now, rule } = acting
  const values = ruleOf(input)
  await expectOwnAreas(tx, viewer, values.zipCodes)
  if (rule) {
    expectVersion(rule, input.version)
    return Object.assign(rule, values).id
  }
  const has = await tx.count(OfferRule, { vendorId: viewer.id })
  refuseBeyond(context, offerQuotas.offerRules, has + 1)
  return tx.create(OfferRule, { ...values, vendorId: viewer.id, createdAt: now }).id
})

const ruleToDelete: Subject<string, { rule: OfferRule }> = {
  by: ['vendor'],
  async hold(acting, id) {
    await lockActive(acting.tx, acting.viewer)
    return { rule: await ownRule(acting, id) }
  },
}

/** Returns the removed rule. The bids that it has made stay. */
export const deleteOfferRule = act(ruleToDelete, async ({ tx, rule }) => {
  tx.remove(rule)
})
