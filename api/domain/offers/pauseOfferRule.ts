import { LockMode } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import { lockWithOwner } from '../accounts/lockActive.js'
import { audit } from '../audit/audit.js'
import type { Context } from '../context.js'
import { tell } from '../tell.js'
import { OfferRule } from './OfferRule.js'

/** An admin pauses a rule with a reason, or lets it bid again with null. Its bids stay. */
export async function pauseOfferRule(context: Context, id: string, reason: string | null): Promise<void> {
  const viewer = await context.signedIn('admin')
  await context.act(async tx => {
    const vendorId = await lockWithOwner(
      tx,
      viewer,
      async seen => (await seen.findOne(OfferRule, id))?.vendorId,
    )
    const rule = vendorId && (await tx.findOne(OfferRule, id, { lockMode: LockMode.PESSIMISTIC_WRITE }))
    if (!rule) throw notFound('Offer rule')
    const before = rule.pauseReason
    if (before === reason) return
    rule.pauseReason = reason
    rule.pausedAt = reason === null ? null : (rule.pausedAt ?? context.now)
    const { size } = rule
    if (reason === null) await tell(tx, context, { kind: 'offers_resumed', to: [vendorId], data: { size } })
    else
      await tell(tx, context, {
        kind: 'offers_paused',
        to: [vendorId],
        data: { why: 'admin', size, reason },
      })
    audit(tx, context, viewer, {
      action: reason === null ? 'resumeOfferRule' : 'pauseOfferRule',
      subjectId: vendorId,
      before: { pauseReason: before },
      after: { pauseReason: reason, size, price: rule.price },
    })
  })
}
