import type Stripe from 'stripe'
import { cardsOf, openPage, takeCards } from '../../../test/cards.js'
import { acceptedJob, bookDays, VOID_CHARGE } from '../../../test/deals.js'
import { sendEvent } from '../../../test/stripe/sendEvent.js'
import { type Case, harness, nothing, people, work } from '../../notices/test/telling.js'

const latest = (): Stripe.Event => harness.stripe.events.at(-1)!
const hear = () => sendEvent(harness, latest())

/** The line, page, and dispute of the job that the case is about. */
const about = { chargeId: '', session: '', disputeId: '' }

/** A job with a page of Stripe's for what is due. */
const opened = async () => {
  const { customer, vendor } = people()
  await takeCards(harness, vendor)
  const jobId = await acceptedJob(customer, vendor)
  about.chargeId = await bookDays(harness, jobId)
  await work()
  about.session = await openPage(customer, jobId, (await cardsOf(customer, jobId)).cardAmount!)
  return nothing()
}

const paid = async () => {
  await opened()
  harness.stripe.pay(about.session)
  await hear()
  await work()
  return nothing()
}

const voidIt = () => people().vendor.ask(VOID_CHARGE, { chargeId: about.chargeId, reason: 'My mistake' })

const disputed = async () => {
  await paid()
  about.disputeId = harness.stripe.dispute(about.session).id
  await hear()
  await work()
  return nothing()
}

const end = (status: 'won' | 'lost') => async () => {
  harness.stripe.closeDispute(about.disputeId, status)
  await hear()
}

export const cases: Case[] = [
  {
    what: 'the customer pays by card',
    before: opened,
    act: async () => {
      harness.stripe.pay(about.session)
      await hear()
    },
    told: ['customer: card_paid', 'vendor: card_paid'],
  },
  {
    what: 'a charge that was paid by card is voided',
    before: paid,
    act: voidIt,
    told: ['customer: card_refunded', 'customer: charge_voided', 'vendor: card_refunded'],
  },
  {
    what: 'a refund to a card fails',
    before: async () => {
      await paid()
      harness.stripe.holdRefunds(true)
      await voidIt()
      await work()
      harness.stripe.holdRefunds(false)
      return nothing()
    },
    act: async () => {
      const { id } = [...harness.stripe.refunds.values()].at(-1)!
      harness.stripe.finishRefund(id, 'failed')
      await hear()
    },
    told: ['admin: card_refund_failed', 'customer: card_refund_failed', 'vendor: card_refund_failed'],
  },
  {
    what: "the customer's bank disputes a card payment",
    before: paid,
    act: async () => {
      harness.stripe.dispute(about.session)
      await hear()
    },
    told: ['admin: card_dispute_open', 'vendor: card_dispute_open'],
  },
  {
    what: 'a dispute is won',
    before: disputed,
    act: end('won'),
    told: ['admin: card_dispute_won', 'vendor: card_dispute_won'],
  },
  {
    what: 'a dispute is lost',
    before: disputed,
    act: end('lost'),
    told: ['admin: card_dispute_lost', 'customer: card_dispute_lost', 'vendor: card_dispute_lost'],
  },
]
