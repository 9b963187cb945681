import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { notFound } from '../../platform/errors.js'
import { termsOf } from '../../rules/estimatedTotal.js'
import { orNull } from '../../rules/text.js'
import { lockActive } from '../accounts/lockActive.js'
import { refuseBeyond } from '../accounts/quotas.js'
import { expectVersion } from '../conflicts.js'
import type { Context } from '../context.js'
import { DumpsterSize } from './DumpsterSize.js'
import type { AddDumpsterSizeInput, UpdateDumpsterSizeInput } from './inputs.js'

/** All fields as stored: omitted ones are null. */
const stored = ({
  size,
  description,
  pricePerDay,
  rentalSize,
  usualPrice,
  ...terms
}: AddDumpsterSizeInput) => ({
  size,
  description: orNull(description),
  pricePerDay: pricePerDay ?? null,
  rentalSize: rentalSize ?? null,
  usualPrice: usualPrice ?? null,
  ...termsOf(terms),
})

/** A vendor's sizes together decide which rentals they see, so the vendor is locked before the size. */
const changeOwn = async (
  context: Context,
  id: string,
  change: (tx: EntityManager, size: DumpsterSize) => void,
): Promise<DumpsterSize> => {
  const viewer = await context.signedIn('vendor')
  return context.act(async tx => {
    await lockActive(tx, viewer, { lockMode: LockMode.PESSIMISTIC_WRITE })
    const size = await tx.findOne(DumpsterSize, { id, vendorId: viewer.id, isActive: true })
    if (!size) throw notFound('Dumpster size')
    change(tx, size)
    return size
  })
}

export async function addDumpsterSize(context: Context, input: AddDumpsterSizeInput): Promise<string> {
  const viewer = await context.signedIn('vendor')
  return context.act(async tx => {
    // Takes a write lock, so that sizes added simultaneously are counted one after the other.
    await lockActive(tx, viewer, { lockMode: LockMode.PESSIMISTIC_WRITE })
    const has = await tx.count(DumpsterSize, { vendorId: viewer.id, isActive: true })
    refuseBeyond(context, 'dumpsterSizes', has + 1)
    return tx.create(DumpsterSize, { ...stored(input), vendorId: viewer.id, createdAt: context.now }).id
  })
}

export async function updateDumpsterSize(
  context: Context,
  { id, version, ...input }: UpdateDumpsterSizeInput,
): Promise<string> {
  await changeOwn(context, id, (_tx, size) => {
    expectVersion(size, version)
    Object.assign(size, stored(input))
  })
  return id
}

export const removeDumpsterSize = (context: Context, id: string): Promise<DumpsterSize> =>
  changeOwn(context, id, (tx, size) => tx.remove(size))
