import { LockMode } from '@mikro-orm/core'
import { unavailable } from '../../platform/errors.js'
import { count } from '../../platform/limits/throttle.js'
import { PAGES_OF_STRIPE } from '../../rules/cards/cardBounds.js'
import { ownAccount } from '../accounts/ownAccount.js'
import { ownAct } from '../act.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import { askStripe, DOWN, isGone } from './askStripe.js'
import { CardAccount } from './CardAccount.js'

const ownCards = ownAccount(['vendor'], LockMode.PESSIMISTIC_WRITE)

/** Finds the vendor's account, which comes back if it was disconnected, or else what a new one needs. */
const begin = ownAct(ownCards, async ({ tx, viewer, user, context }) => {
  if (!context.app.stripe.isOn) throw conflict('CARDS_OFF')
  const account = await tx.findOne(CardAccount, { vendorId: viewer.id })
  if (account?.disconnectedAt) Object.assign(account, { status: 'pending', disconnectedAt: null })
  return { vendorId: viewer.id, email: user.email, accountId: account?.accountId ?? null }
})

interface Kept {
  accountId: string
  /** The account that it follows. */
  instead: string | null
}

/** Two who connect at once have the same account, since its key at Stripe is the vendor's id. */
const keep = ownAct(ownCards, async ({ tx, viewer, now }, { accountId, instead }: Kept) => {
  const known = await tx.findOne(CardAccount, { vendorId: viewer.id })
  if (!known) tx.create(CardAccount, { vendorId: viewer.id, accountId, status: 'pending', createdAt: now })
  if (known && known.accountId === instead)
    Object.assign(known, { accountId, status: 'pending', needs: [], disconnectedAt: null })
  await enqueue(tx, 'readCardAccount', { vendorId: viewer.id })
})

/** Creates the vendor's account at Stripe, and keeps it. */
const createAccount = async (
  context: Context,
  { vendorId, email }: { vendorId: string; email: string },
  instead: string | null = null,
): Promise<string> => {
  const { app } = context
  const { id: accountId } = await askStripe(app, stripe =>
    stripe.accounts.create(
      {
        country: 'US',
        email,
        controller: {
          fees: { payer: 'account' },
          losses: { payments: 'stripe' },
          requirement_collection: 'stripe',
          stripe_dashboard: { type: app.config.stripe!.dashboard },
        },
        metadata: { vendor: vendorId },
      },
      { idempotencyKey: ['account', vendorId, instead].filter(Boolean).join(' ') },
    ),
  )
  await keep(context, { accountId, instead })
  return accountId
}

/** Where the vendor comes back from Stripe's page, which may have been closed halfway. */
const BACK = '/api/stripe/back'

/** The address of Stripe's own page for an account; null if the account has left this platform. */
const pageOf = ({ app }: Context, account: string): Promise<string | null> => {
  const back = `${app.config.publicUrl}${BACK}`
  return askStripe(app, async stripe => {
    try {
      const { url } = await stripe.accountLinks.create({
        account,
        type: 'account_onboarding',
        refresh_url: back,
        return_url: back,
      })
      return url
    } catch (error) {
      if (isGone(error)) return null
      throw error
    }
  })
}

/**
 * Answers with the address of Stripe's own page for the vendor's account. The first time, it creates the account, and
 * again for a vendor who has taken theirs off this platform, which can't be undone from here.
 */
export const connectPayments = async (context: Context): Promise<{ url: string }> => {
  const viewer = await context.signedIn('vendor')
  await count(context, PAGES_OF_STRIPE, viewer.personId)
  const begun = await begin(context)
  const { accountId } = begun
  if (accountId) await keep(context, { accountId, instead: null })
  const account = accountId ?? (await createAccount(context, begun))
  const url =
    (await pageOf(context, account)) ?? (await pageOf(context, await createAccount(context, begun, account)))
  if (!url) throw unavailable(DOWN)
  return { url }
}

/** Stops offering cards. The account at Stripe stays the vendor's. */
export const disconnectPayments = ownAct(ownCards, async ({ tx, viewer, now }) => {
  const account = await tx.findOne(CardAccount, { vendorId: viewer.id })
  if (!account || account.disconnectedAt) return
  Object.assign(account, { status: 'off', needs: [], disconnectedAt: now })
})

/** Reads the account again: somebody comes back from Stripe. */
export const wakeCards = ownAct(ownCards, async ({ tx, viewer }) => {
  if (await tx.findOne(CardAccount, { vendorId: viewer.id }))
    await enqueue(tx, 'readCardAccount', { vendorId: viewer.id })
})
