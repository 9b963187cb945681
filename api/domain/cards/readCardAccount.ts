import { LockMode } from '@mikro-orm/core'
import { statusOfAccount } from '../../rules/cards/cardStatus.js'
import type { AppContext } from '../context.js'
import type { Task } from '../TaskPayloads.js'
import { isGone } from './askStripe.js'
import { CardAccount } from './CardAccount.js'
import { readInTurn } from './readInTurn.js'

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
const readVendor = async (app: AppContext, vendorId: string): Promise<void> => {
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

export const readCardAccount: Task<'readCardAccount'> = async (app, { vendorId }) => {
  if (app.stripe.isOn) await readVendor(app, vendorId)
}

const MOST_READ = 1000

/** Every hour, for accounts that can't charge yet: an event may have been lost. */
export const readCardAccounts: Task<'readCardAccounts'> = async app => {
  if (!app.stripe.isOn) return
  const open = await app.database.orm.em
    .fork()
    .find(
      CardAccount,
      { status: { $in: ['pending', 'restricted'] } },
      { orderBy: { readAt: 'asc nulls first' }, limit: MOST_READ },
    )
  await readInTurn(
    app,
    open.map(({ vendorId }) => vendorId),
    vendorId => readVendor(app, vendorId),
  )
}

/** Fails, and so appears in Needs you, if Stripe refuses the key. */
export const checkStripe: Task<'checkStripe'> = app => app.stripe.check()
