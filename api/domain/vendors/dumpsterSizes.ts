import { LockMode } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import { termsOf } from '../../rules/bids/estimatedTotal.js'
import { orNull } from '../../rules/text.js'
import { vendorQuotas } from '../../rules/vendors/vendorBounds.js'
import { ownAccount } from '../accounts/ownAccount.js'
import { refuseBeyond } from '../accounts/quotas.js'
import { act, ownAct, type Subject } from '../act.js'
import { expectVersion } from '../conflicts.js'
import { DumpsterSize } from './DumpsterSize.js'
import type { AddDumpsterSizeInput, UpdateDumpsterSizeInput } from './inputs.js'

/** All fields as stored: omitted ones are null. */
const stored = ({
  size,
  description,
  pricePerDay,
  rentalSize,
  usualPrice,
  turnaroundDays,
  ...terms
}: AddDumpsterSizeInput) => ({
  size,
  description: orNull(description),
  pricePerDay: pricePerDay ?? null,
  rentalSize: rentalSize ?? null,
  usualPrice: usualPrice ?? null,
  turnaroundDays: turnaroundDays ?? 0,
  ...termsOf(terms),
})

/** A vendor's sizes together decide which rentals they see, so the vendor is locked before the size. */
const ownSizes = ownAccount(['vendor'], LockMode.PESSIMISTIC_WRITE)

const ownSize: Subject<string, { size: DumpsterSize }> = {
  by: ownSizes.by!,
  async hold(acting, id) {
    await ownSizes.hold(acting)
    const size = await acting.tx.findOne(DumpsterSize, { id, vendorId: acting.viewer.id, isActive: true })
    if (!size) throw notFound('Dumpster size')
    return { size }
  },
}

export const addDumpsterSize = ownAct(ownSizes, async (acting, input: AddDumpsterSizeInput) => {
  const { tx, context, viewer, now } = acting
  const has = await tx.count(DumpsterSize, { vendorId: viewer.id, isActive: true })
  refuseBeyond(context, vendorQuotas.dumpsterSizes, has + 1)
  return tx.create(DumpsterSize, { ...stored(input), vendorId: viewer.id, createdAt: now }).id
})

export const updateDumpsterSize = act(ownSize, async ({ size }, input: UpdateDumpsterSizeInput) => {
  const { id: _, version, ...values } = input
  expectVersion(size, version)
  Object.assign(size, stored(values))
})

export const removeDumpsterSize = act(ownSize, async ({ tx, size }) => {
  tx.remove(size)
  return size
})
