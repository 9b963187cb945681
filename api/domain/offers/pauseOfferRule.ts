import { LockMode } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import { lockWithOwner } from '../accounts/lockActive.js'
import { act, type Subject } from '../act.js'
import { OfferRule } from './OfferRule.js'

/** A vendor's rule for an admin, and the vendor, who gets a notice. */
const ruleOfVendor = (
  action: 'pauseOfferRule' | 'resumeOfferRule',
): Subject<string, { rule: OfferRule }> => ({
  by: ['admin'],
  async hold({ tx, viewer }, id) {
    const owner = await lockWithOwner(tx, viewer, async seen => (await seen.findOne(OfferRule, id))?.vendorId)
    const rule = owner && (await tx.findOne(OfferRule, id, { lockMode: LockMode.PESSIMISTIC_WRITE }))
    if (!rule) throw notFound('Offer rule')
    return { rule }
  },
  audited: ({ rule: { vendorId, pauseReason } }) => ({
    action,
    subjectId: vendorId,
    facts: { pauseReason },
  }),
})

/** An admin pauses a rule. Its bids stay. */
export const pauseOfferRule = act(ruleOfVendor('pauseOfferRule'), async (acting, reason: string) => {
  const { rule, now, tell, note } = acting
  if (rule.pauseReason === reason) return
  Object.assign(rule, { pauseReason: reason, pausedAt: rule.pausedAt ?? now })
  const { vendorId, size, price } = rule
  tell('offers_paused', { to: [vendorId], data: { why: 'admin', size, reason } })
  note({ size, price })
})

/** An admin lets a rule bid again. */
export const resumeOfferRule = act(ruleOfVendor('resumeOfferRule'), async ({ rule, tell, note }) => {
  if (rule.pauseReason === null) return
  Object.assign(rule, { pauseReason: null, pausedAt: null })
  const { vendorId, size, price } = rule
  tell('offers_resumed', { to: [vendorId], data: { size } })
  note({ size, price })
})
