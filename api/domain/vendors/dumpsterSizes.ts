import { LockMode } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import { orNull } from '../../rules/text.js'
import { lockActive } from '../accounts/lockActive.js'
import { refuseBeyond } from '../accounts/quotas.js'
import type { Context } from '../context.js'
import { DumpsterSize } from './DumpsterSize.js'
import type { AddDumpsterSizeInput, UpdateDumpsterSizeInput } from './inputs.js'

const termsOf = ({ size, description, pricePerDay }: AddDumpsterSizeInput) => ({
  size,
  description: orNull(description),
  pricePerDay: pricePerDay ?? null,
})

const ownSize = async (context: Context, id: string) => {
  const viewer = await context.signedIn('vendor')
  const size = await context.em.findOne(DumpsterSize, { id, vendorId: viewer.id, isActive: true })
  if (!size) throw notFound('Dumpster size')
  return size
}

export async function addDumpsterSize(context: Context, input: AddDumpsterSizeInput): Promise<DumpsterSize> {
  const viewer = await context.signedIn('vendor')
  return context.act(async tx => {
    // With a write lock, so that sizes added at once are counted one after the other.
    await lockActive(tx, viewer, { lockMode: LockMode.PESSIMISTIC_WRITE })
    const has = await tx.count(DumpsterSize, { vendorId: viewer.id, isActive: true })
    refuseBeyond(context, 'dumpsterSizes', has + 1)
    return tx.create(DumpsterSize, { ...termsOf(input), vendorId: viewer.id, createdAt: context.now })
  })
}

export async function updateDumpsterSize(
  context: Context,
  input: UpdateDumpsterSizeInput,
): Promise<DumpsterSize> {
  const size = Object.assign(await ownSize(context, input.id), termsOf(input))
  await context.em.flush()
  return size
}

export async function removeDumpsterSize(context: Context, id: string): Promise<DumpsterSize> {
  const size = await ownSize(context, id)
  await context.em.remove(size).flush()
  return size
}
