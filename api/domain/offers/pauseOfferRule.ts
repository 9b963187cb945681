import { LockMode } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import { lockWithOwner } from '../accounts/lockActive.js'
import { act, type Subject } from '../act.js'
import { haulRules, type RuleKind, rentalRules } from './ruleKinds.js'
import type { LimitedRule } from './withLimits.js'

type Action = `${'pause' | 'resume'}${'Offer' | 'Haul'}Rule`

/** A vendor's rule for an admin, and the vendor, who gets a notice. */
const ruleOfVendor = <Rule extends LimitedRule>(
  { entity }: RuleKind<Rule>,
  action: Action,
): Subject<string, { rule: Rule }> => ({
  by: ['admin'],
  async hold({ tx, viewer }, id) {
    const owner = await lockWithOwner(
      tx,
      viewer,
      async seen => (await seen.findOne<LimitedRule>(entity, id))?.vendorId,
    )
    const rule =
      owner && (await tx.findOne<LimitedRule>(entity, id, { lockMode: LockMode.PESSIMISTIC_WRITE }))
    if (!rule) throw notFound('Offer rule')
    return { rule: rule as Rule }
  },
  audited: ({ rule: { vendorId, pauseReason } }) => ({
    action,
    subjectId: vendorId,
    facts: { pauseReason },
  }),
})

/** An admin pauses a rule. Its bids stay. */
const pausing = <Rule extends LimitedRule>(kind: RuleKind<Rule>, action: Action) =>
  act(ruleOfVendor(kind, action), async (acting, reason: string) => {
    const { rule, now, tell, note } = acting
    if (rule.pauseReason === reason) return
    Object.assign(rule, { pauseReason: reason, pausedAt: rule.pausedAt ?? now })
    const size = kind.sizeOf(rule)
    tell('offers_paused', { to: [rule.vendorId], data: { why: 'admin', size, reason } })
    note(kind.noted(rule))
  })

/** An admin lets a rule bid again. */
const resuming = <Rule extends LimitedRule>(kind: RuleKind<Rule>, action: Action) =>
  act(ruleOfVendor(kind, action), async ({ rule, tell, note }) => {
    if (rule.pauseReason === null) return
    Object.assign(rule, { pauseReason: null, pausedAt: null })
    tell('offers_resumed', { to: [rule.vendorId], data: { size: kind.sizeOf(rule) } })
    note(kind.noted(rule))
  })

export const pauseOfferRule = pausing(rentalRules, 'pauseOfferRule')
export const resumeOfferRule = resuming(rentalRules, 'resumeOfferRule')
export const pauseHaulRule = pausing(haulRules, 'pauseHaulRule')
export const resumeHaulRule = resuming(haulRules, 'resumeHaulRule')
