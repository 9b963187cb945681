import { workOnce } from '../platform/queue/worker.js'
import { acceptedJob, CARD_PAYMENTS, PAY_BY_CARD } from './deals.js'
import { graphql } from './generated/gql.js'
import type { Harness } from './harness.js'
import { type TestUser, vendor } from './users.js'

const CONNECT = graphql(`mutation ConnectToTakeCards { connectPayments { url } }`)

/** Lets a vendor take cards; answers with the id of their account at Stripe. */
export const takeCards = async (harness: Harness, by: TestUser): Promise<string> => {
  const { url } = (await by.ask(CONNECT)).connectPayments
  const account = url.split('/').at(-1)!
  harness.stripe.onboard(account)
  await workOnce(harness.app.context)
  return account
}

export const vendorWithCards = async (harness: Harness): Promise<TestUser> => {
  const by = await vendor(harness)
  await takeCards(harness, by)
  return by
}

export const cardsOf = async (by: TestUser, id: string) => (await by.ask(CARD_PAYMENTS, { id })).job

/** Opens a page of Stripe's for what is due; answers with its session. */
export const openPage = async (of: TestUser, jobId: string, amount: string): Promise<string> => {
  const { url } = (await of.ask(PAY_BY_CARD, { jobId, amount })).payByCard
  return url.split('/').at(-1)!
}

/** A job whose customer has paid it by card. */
export const jobPaidByCard = async (harness: Harness, of: TestUser, by: TestUser, price = '149.50') => {
  const jobId = await acceptedJob(of, by, price)
  const sessionId = await openPage(of, jobId, price)
  harness.stripe.pay(sessionId)
  const [payment] = (await cardsOf(of, jobId)).payments
  await of.fetch(`/api/stripe/paid?order=${jobId}&session=${sessionId}`, { redirect: 'manual' })
  await workOnce(harness.app.context)
  return { jobId, sessionId, paymentId: payment!.id }
}
