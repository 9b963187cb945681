import { workOnce } from '../../../platform/queue/worker.js'
import { type PaymentStatus, paymentGraph } from '../../../rules/payments/paymentGraph.js'
import { openPage, takeCards } from '../../../test/cards.js'
import { acceptedJob, CONFIRM_PAYMENT, DENY_PAYMENT, PAY_BY_CARD, paidJob } from '../../../test/deals.js'
import { harness, people, query, stateIn, type Thing } from '../../../test/graphs/walked.js'
import { walkGraph } from '../../../test/graphs/walkGraph.js'

interface PaymentThing extends Thing {
  jobId: string
  sessionId?: string
}

/** A payment that a vendor marked, or that was decided or has lapsed. */
const marked = async (state: PaymentStatus): Promise<PaymentThing> => {
  const jobId = await paidJob(people.customer, people.vendor)
  const [{ id }] = await query('select id from job_payments where job_id = $1', [jobId])
  if (state !== 'marked')
    await query(
      `update job_payments set status = $2, decided_at = now(), deny_reason = case when $2 = 'denied' then 'No' end where id = $1`,
      [id, state],
    )
  return { id, jobId }
}

const work = () => workOnce(harness.app.context)
const read = async ({ id }: Thing) => {
  await query(
    `insert into queued_tasks (task, payload, key, max_attempts) values ('readCardPayment', json_build_object('paymentId', $1::text), gen_random_uuid(), 1)`,
    [id],
  )
  await work()
}
const endPage = (sessionId: string) => {
  harness.stripe.sessions.get(sessionId)!.expires_at = 0
}

/** A payment by card in this state, as Stripe knows it. */
const byCard = async (state: PaymentStatus): Promise<PaymentThing> => {
  if (state === 'marked' || state === 'denied') return marked(state)
  await takeCards(harness, people.vendor)
  const jobId = await acceptedJob(people.customer, people.vendor)
  if (state === 'failed') {
    harness.stripe.trouble({ operation: 'POST /v1/checkout/sessions', isAfter: false, with: 400 })
    await people.customer.refusal(PAY_BY_CARD, { jobId, amount: '149.50' })
    await work()
  }
  const sessionId = state === 'failed' ? undefined : await openPage(people.customer, jobId, '149.50')
  const [{ id }] = await query('select id from job_payments where job_id = $1', [jobId])
  if (state === 'lapsed') endPage(sessionId!)
  if (state === 'confirmed') harness.stripe.pay(sessionId!)
  if (sessionId) await read({ id })
  return { id, jobId, ...(sessionId && { sessionId }) }
}

/** A refund that Stripe has, or has not, confirmed. */
const refund = async (state: PaymentStatus): Promise<PaymentThing> => {
  if (state !== 'started' && state !== 'confirmed') return byCard(state)
  const paid = await byCard('confirmed')
  harness.stripe.holdRefunds(state === 'started')
  await query(`update job_charges set status = 'void', decided_at = now() where job_id = $1`, [paid.jobId])
  await work()
  harness.stripe.holdRefunds(false)
  const [{ id }] = await query('select id from job_payments where refund_of = $1', [paid.id])
  return { id, jobId: paid.jobId }
}

const failRefund = async ({ id }: PaymentThing) => {
  const [{ processor_id: refundId }] = await query('select processor_id from job_payments where id = $1', [
    id,
  ])
  if (!harness.stripe.refunds.has(refundId)) return
  harness.stripe.finishRefund(refundId, 'failed')
  await read({ id })
}

export const walks = {
  paymentGraph: () =>
    walkGraph<typeof paymentGraph, PaymentThing>('payment', paymentGraph, {
      make: async (state): Promise<PaymentThing> =>
        state === 'started' || state === 'failed' ? byCard(state) : marked(state),
      stateOf: stateIn<PaymentStatus>('job_payments'),
      people: () => people,
      ways: {
        confirm: {
          act: (by, { id, jobId }) => by.answer(CONFIRM_PAYMENT, { jobId, paymentId: id }),
        },
        deny: {
          act: (by, { id, jobId }) =>
            by.answer(DENY_PAYMENT, { jobId, paymentId: id, reason: 'No check came' }),
        },
        settle: {
          make: byCard,
          when: {
            'the customer pays on the page': async thing => {
              if (thing.sessionId) harness.stripe.pay(thing.sessionId)
              await read(thing)
            },
          },
        },
        lapse: {
          make: byCard,
          when: {
            'the page ends': async thing => {
              if (thing.sessionId) endPage(thing.sessionId)
              await read(thing)
            },
          },
        },
        fail: { make: refund, when: { 'a refund comes back': failRefund } },
        retry: {
          make: byCard,
          when: {
            'the customer asks for another page': ({ jobId }) =>
              people.customer.answer(PAY_BY_CARD, { jobId, amount: '149.50' }),
          },
        },
      },
    }),
}
