import { LockMode } from '@mikro-orm/core'
import { statusOfAccount } from '../../rules/cards/cardStatus.js'
import type { AppContext } from '../context.js'
import { enqueue } from '../enqueue.js'
import type { Task } from '../TaskPayloads.js'
import { isGone } from './askStripe.js'
import { CardAccount } from './CardAccount.js'

const MOST_NEEDS = 100

/** Reads an account as it is at Stripe now; null if it has left. */
const readAccount = async ({ stripe }: AppContext, accountId: string) => {
  try {
    return await (await stripe.client()).accounts.retrieve(accountId)
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** Moves a vendor's cards to what Stripe says now, so repeated, late, and forged wishes to read do no harm. */
export const readCardAccount: Task<'readCardAccount'> = async (app, { vendorId }) => {
  if (!app.stripe.isOn) return
  const em = app.database.orm.em.fork()
  const known = await em.findOne(CardAccount, { vendorId })
  if (!known || known.disconnectedAt) return
  const account = await readAccount(app, known.accountId)
  const now = app.clock()
  await em.fork().transactional(async tx => {
    const held = await tx.findOne(CardAccount, { vendorId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (!held || held.disconnectedAt || held.accountId !== known.accountId) return
    if (!account) {
      Object.assign(held, { status: 'off', needs: [], readAt: now, disconnectedAt: now })
      return
    }
    const needs = account.requirements?.currently_due ?? []
    Object.assign(held, { status: statusOfAccount(account), needs: needs.slice(0, MOST_NEEDS), readAt: now })
  })
}

/** Every hour, for accounts that can't charge yet: an event may have been lost. */
export const readCardAccounts: Task<'readCardAccounts'> = async app => {
  if (!app.stripe.isOn) return
  await app.database.orm.em.fork().transactional(async tx => {
    const open = await tx.find(CardAccount, { status: { $in: ['pending', 'restricted'] } }, { limit: 1000 })
    for (const { vendorId } of open) await enqueue(tx, 'readCardAccount', { vendorId })
  })
  app.taskRelay.wake()
}

/** Fails, and so appears in Needs you, if Stripe refuses the key. */
export const checkStripe: Task<'checkStripe'> = app => app.stripe.check()
