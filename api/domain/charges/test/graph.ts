import { type ChargeStatus, chargeGraph } from '../../../rules/charges/chargeGraph.js'
import {
  ACCEPT_CHANGE,
  ANSWER_CONTEST,
  bookDays,
  CONTEST_CHARGE,
  PROPOSE_CHANGE,
  RELEASE_JOB,
  UNDO_CHARGE,
  UPHOLD_CHARGE,
  VOID_CHARGE,
} from '../../../test/deals.js'
import { harness, people, query, stateIn, type Thing } from '../../../test/graphs/walked.js'
import { walkGraph } from '../../../test/graphs/walkGraph.js'
import { CANCEL_JOB } from '../../../test/operations.js'
import { photo } from '../../../test/uploads.js'
import { jobIn } from '../../jobs/test/graph.js'

interface ChargeThing extends Thing {
  jobId: string
}

const reason = 'Two days, not three'

const chargeIn = async (state: ChargeStatus): Promise<ChargeThing> => {
  const { id: jobId } = await jobIn('accepted')
  const id = await bookDays(harness, jobId)
  if (state === 'contested') await people.customer.ask(CONTEST_CHARGE, { chargeId: id, reason })
  else if (state !== 'booked') await query('update job_charges set status = $2 where id = $1', [id, state])
  return { id, jobId }
}

/** A line of extra work that its vendor proposed. */
const extraIn = async (state: ChargeStatus): Promise<ChargeThing> => {
  const { id: jobId } = await jobIn('accepted')
  const evidence = [await photo(people.vendor)]
  const input = { jobId, kind: 'extra' as const, amount: '20', note: 'A piano', evidence }
  await people.vendor.ask(PROPOSE_CHANGE, { input })
  const [{ id }] = await query("select id from job_charges where job_id = $1 and kind = 'extra'", [jobId])
  const change = 'contested_at = now(), contest_reason = $3'
  if (state === 'contested')
    await query(`update job_charges set status = $2, ${change} where id = $1`, [id, state, reason])
  else if (state !== 'proposed') await query('update job_charges set status = $2 where id = $1', [id, state])
  return { id, jobId }
}
const acceptAny = async ({ jobId }: ChargeThing) => {
  const [{ id }] = await query('select id from change_orders where job_id = $1', [jobId])
  return people.customer.answer(ACCEPT_CHANGE, { id })
}

/** A charge whose state is an admin's decision on its contest, if a decision leads there. */
const decidedIn = async (state: ChargeStatus): Promise<ChargeThing> => {
  if (state === 'proposed') return extraIn(state)
  const thing = await chargeIn('contested')
  const [by, variables] = [people.admin, { chargeId: thing.id, reason }]
  if (state === 'booked') await by.ask(UPHOLD_CHARGE, variables)
  if (state === 'void') await by.ask(VOID_CHARGE, variables)
  return thing
}

export const walks = {
  chargeGraph: () =>
    walkGraph('charge', chargeGraph, {
      make: chargeIn,
      stateOf: stateIn<ChargeStatus>('job_charges'),
      people: () => people,
      ways: {
        contest: { act: (by, { id }) => by.answer(CONTEST_CHARGE, { chargeId: id, reason }) },
        answer: { act: (by, { id }) => by.answer(ANSWER_CONTEST, { chargeId: id, answer: reason }) },
        undo: { make: decidedIn, act: (by, { id }) => by.answer(UNDO_CHARGE, { chargeId: id }) },
        uphold: { act: (by, { id }) => by.answer(UPHOLD_CHARGE, { chargeId: id, reason }) },
        void: { act: (by, { id }) => by.answer(VOID_CHARGE, { chargeId: id, reason }) },
        book: { make: extraIn, when: { 'the customer accepts its proposal': acceptAny } },
        lapse: {
          when: {
            'its vendor gives the job back': ({ jobId }) => people.vendor.answer(RELEASE_JOB, { jobId }),
            'an admin cancels the job': ({ jobId }) => people.admin.answer(CANCEL_JOB, { jobId }),
          },
        },
      },
    }),
}
