import { type ChangeOrderStatus, changeOrderGraph } from '../../../rules/changeOrders/changeOrderGraph.js'
import { DAY_MS } from '../../../rules/dates.js'
import {
  ACCEPT_BID,
  ACCEPT_CHANGE,
  askToMove,
  bid,
  DECLINE_CHANGE,
  PROPOSE_CHANGE,
  postRental,
  RELEASE_JOB,
  WITHDRAW_CHANGE,
} from '../../../test/deals.js'
import { people, query, runExpire, stateIn, type Thing } from '../../../test/graphs/walked.js'
import { walkGraph } from '../../../test/graphs/walkGraph.js'
import { START } from '../../../test/harness.js'
import { CANCEL_JOB } from '../../../test/operations.js'
import type { TestUser } from '../../../test/users.js'

interface ChangeThing extends Thing {
  jobId: string
  /** The proposals of the two sides; `id` is the one acted on last. */
  of: Record<'customer' | 'vendor', string>
}

const changeIn = async (state: ChangeOrderStatus): Promise<ChangeThing> => {
  const jobId = await postRental(people.customer)
  await people.customer.ask(ACCEPT_BID, { bidId: await bid(people.vendor, jobId) })
  const id = await askToMove(people.vendor, jobId)
  const input = { jobId, kind: 'longer_rental' as const, pickupDate: '2027-01-04' }
  const { proposeChangeOrder } = await people.customer.ask(PROPOSE_CHANGE, { input })
  if (state !== 'proposed')
    await query('update change_orders set status = $2, decided_at = $3 where job_id = $1', [
      jobId,
      state,
      START,
    ])
  return { id, jobId, of: { customer: proposeChangeOrder.id, vendor: id } }
}
/** Takes the proposal of this person's side, or of the other side. */
const pick = (by: TestUser, thing: ChangeThing, isOwn: boolean): string => {
  thing.id = (by === people.vendor) === isOwn ? thing.of.vendor : thing.of.customer
  return thing.id
}

export const walks = {
  changeOrderGraph: () =>
    walkGraph('change order', changeOrderGraph, {
      make: changeIn,
      stateOf: stateIn<ChangeOrderStatus>('change_orders'),
      people: () => people,
      ways: {
        accept: { act: (by, thing) => by.answer(ACCEPT_CHANGE, { id: pick(by, thing, false) }) },
        decline: { act: (by, thing) => by.answer(DECLINE_CHANGE, { id: pick(by, thing, false) }) },
        withdraw: { act: (by, thing) => by.answer(WITHDRAW_CHANGE, { id: pick(by, thing, true) }) },
        expire: {
          when: {
            '48 hours have passed': () => runExpire(new Date(START.getTime() + 2 * DAY_MS)),
            'an admin cancels the job': ({ jobId }) => people.admin.answer(CANCEL_JOB, { jobId }),
            'its vendor gives the job back': ({ jobId }) => people.vendor.answer(RELEASE_JOB, { jobId }),
          },
        },
      },
    }),
}
