import { LockMode } from '@mikro-orm/core'
import { ownAccount } from '../accounts/ownAccount.js'
import { ownAct } from '../act.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import { askStripe } from './askStripe.js'
import { CardAccount } from './CardAccount.js'

const ownCards = ownAccount(['vendor'], LockMode.PESSIMISTIC_WRITE)

/** Finds the vendor's account, which comes back if it was disconnected, or else what a new one needs. */
const begin = ownAct(ownCards, async ({ tx, viewer, user, context }) => {
  if (!context.app.stripe.isOn) throw conflict('CARDS_OFF')
  const account = await tx.findOne(CardAccount, { vendorId: viewer.id })
  if (account?.disconnectedAt) Object.assign(account, { status: 'pending', disconnectedAt: null })
  return { vendorId: viewer.id, email: user.email, accountId: account?.accountId ?? null }
})

/** Two who connect at once have the same account, since its key at Stripe is the vendor's id. */
const keep = ownAct(ownCards, async ({ tx, viewer, now }, accountId: string) => {
  const known = await tx.findOne(CardAccount, { vendorId: viewer.id })
  if (!known) tx.create(CardAccount, { vendorId: viewer.id, accountId, status: 'pending', createdAt: now })
  await enqueue(tx, 'readCardAccount', { vendorId: viewer.id })
})

/** Where the vendor comes back from Stripe's page, which may have been closed halfway. */
const BACK = '/api/stripe/back'

/** Creates the vendor's account at Stripe, once, and answers with the address of Stripe's own page for it. */
export const connectPayments = async (context: Context): Promise<{ url: string }> => {
  const { app } = context
  const { vendorId, email, accountId } = await begin(context)
  const account =
    accountId ??
    (
      await askStripe(app, stripe =>
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
          { idempotencyKey: `account ${vendorId}` },
        ),
      )
    ).id
  await keep(context, account)
  const back = `${app.config.publicUrl}${BACK}`
  const { url } = await askStripe(app, stripe =>
    stripe.accountLinks.create({ account, type: 'account_onboarding', refresh_url: back, return_url: back }),
  )
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
