import { type PaymentStatus, paymentGraph } from '../../../rules/payments/paymentGraph.js'
import { CONFIRM_PAYMENT, DENY_PAYMENT, paidJob } from '../../../test/deals.js'
import { people, query, stateIn, type Thing } from '../../../test/graphs/walked.js'
import { walkGraph } from '../../../test/graphs/walkGraph.js'

interface PaymentThing extends Thing {
  jobId: string
}

export const walks = {
  paymentGraph: () =>
    walkGraph('payment', paymentGraph, {
      make: async (state): Promise<PaymentThing> => {
        const jobId = await paidJob(people.customer, people.vendor)
        const [{ id }] = await query('select id from job_payments where job_id = $1', [jobId])
        if (state !== 'marked')
          await query(
            `update job_payments set status = $2, decided_at = now(), deny_reason = case when $2 = 'denied' then 'No' end where id = $1`,
            [id, state],
          )
        return { id, jobId }
      },
      stateOf: stateIn<PaymentStatus>('job_payments'),
      people: () => people,
      ways: {
        confirm: { act: (by, { jobId }) => by.answer(CONFIRM_PAYMENT, { jobId }) },
        deny: { act: (by, { jobId }) => by.answer(DENY_PAYMENT, { jobId, reason: 'No check came' }) },
      },
    }),
}
