import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { badField, notFound } from '../../platform/errors.js'
import { bidDays } from '../../rules/bids/bidExpiry.js'
import { offerQuotas } from '../../rules/offers/offerBounds.js'
import { noticeHours } from '../../rules/offers/ruleLimits.js'
import { zip5 } from '../../rules/text.js'
import { lockActive } from '../accounts/lockActive.js'
import { refuseBeyond } from '../accounts/quotas.js'
import type { Viewer } from '../accounts/Viewer.js'
import { type Acting, act, type Subject } from '../act.js'
import { expectVersion } from '../conflicts.js'
import { ServiceArea } from '../vendors/ServiceArea.js'
import type { RuleKind } from './ruleKinds.js'
import type { LimitedRule, LimitsInput } from './withLimits.js'

/** The limits as stored: omitted ones have their defaults. */
export const limitsOf = (input: LimitsInput) => ({
  zipCodes: [...new Set((input.zipCodes ?? []).map(zip5))].sort(),
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

type Kind = Pick<RuleKind<LimitedRule>, 'entity' | 'quota'>

const ownRule = async ({ tx, viewer }: Acting, { entity }: Kind, id: string): Promise<LimitedRule> => {
  const own = { id, vendorId: viewer.id }
  const rule = await tx.findOne<LimitedRule>(entity, own, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!rule) throw notFound('Offer rule')
  return rule
}

/** A vendor's rule, or none for a new one. Takes a write lock, so that rules added simultaneously count each other. */
const ruleToSave = (kind: Kind): Subject<string | null, { rule: LimitedRule | null }> => ({
  by: ['vendor'],
  async hold(acting, id) {
    await lockActive(acting.tx, acting.viewer, { lockMode: LockMode.PESSIMISTIC_WRITE })
    return { rule: id === null ? null : await ownRule(acting, kind, id) }
  },
})

/** Adds or replaces a rule of the kind. The bids that it has made stay as they are. */
export const savingOf = <Input extends LimitsInput>(
  kind: Kind,
  valuesOf: (input: Input) => ReturnType<typeof limitsOf>,
) =>
  act(ruleToSave(kind), async (acting, input: Input): Promise<string> => {
    const { tx, context, viewer, now, rule } = acting
    const values = valuesOf(input)
    await expectOwnAreas(tx, viewer, values.zipCodes)
    if (rule) {
      expectVersion(rule, input.version)
      return Object.assign(rule, values).id
    }
    const has = await tx.count<LimitedRule>(kind.entity, { vendorId: viewer.id })
    refuseBeyond(context, offerQuotas[kind.quota], has + 1)
    return tx.create<LimitedRule>(kind.entity, { ...values, vendorId: viewer.id, createdAt: now }).id
  })

const ruleToDelete = (kind: Kind): Subject<string, { rule: LimitedRule }> => ({
  by: ['vendor'],
  async hold(acting, id) {
    await lockActive(acting.tx, acting.viewer)
    return { rule: await ownRule(acting, kind, id) }
  },
})

/** Returns the removed rule. The bids that it has made stay. */
export const deletingOf = (kind: Kind) =>
  act(ruleToDelete(kind), async ({ tx, rule }) => {
    tx.remove(rule)
  })
