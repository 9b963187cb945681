import { type VisitStatus, visitGraph } from '../../../rules/visits/visitGraph.js'
import {
  ARRIVE_AT_VISIT,
  COMPLETE_JOB,
  COMPLETE_VISIT,
  FAIL_VISIT,
  firstVisit,
  makeDue,
  START_JOB,
  START_VISIT,
  setOff,
  UNDO_START,
} from '../../../test/deals.js'
import { people, query, stateIn, type Thing } from '../../../test/graphs/walked.js'
import { walkGraph } from '../../../test/graphs/walkGraph.js'
import { CANCEL_JOB } from '../../../test/operations.js'
import { photo } from '../../../test/uploads.js'
import type { TestUser } from '../../../test/users.js'
import { jobIn, REOPEN } from '../../jobs/test/graph.js'

interface VisitThing extends Thing {
  jobId: string
}

const finishVisit = async (by: TestUser, visitId: string) => {
  const photos = [await photo(by === people.admin ? people.vendor : by)]
  return by.answer(COMPLETE_VISIT, { visitId, input: { photos } })
}

/** A pickup needs no photo, which admins and others could not take. */
const pickupIn = async (state: VisitStatus): Promise<VisitThing> => {
  const { id: jobId } = await jobIn('accepted')
  const id = await firstVisit(people.vendor, jobId)
  await query("update visits set kind = 'pickup' where id = $1", [id])
  await makeDue(people.vendor.harness, id)
  if (state === 'scheduled') return { id, jobId }
  if (state === 'cancelled') {
    await people.customer.ask(CANCEL_JOB, { jobId })
    return { id, jobId }
  }
  await setOff(people.vendor, id, 15)
  if (state === 'on_the_way') return { id, jobId }
  await people.vendor.ask(ARRIVE_AT_VISIT, { visitId: id })
  if (state === 'done') await finishVisit(people.vendor, id)
  if (state === 'failed') await people.vendor.ask(FAIL_VISIT, { visitId: id, input: { reason: 'weather' } })
  return { id, jobId }
}

export const walks = {
  visitGraph: () =>
    walkGraph('visit', visitGraph, {
      make: pickupIn,
      stateOf: stateIn<VisitStatus>('visits'),
      people: () => people,
      ways: {
        start: { act: (by, { id }) => by.answer(START_VISIT, { visitId: id, etaMinutes: 15 }) },
        undo: { act: (by, { id }) => by.answer(UNDO_START, { visitId: id }) },
        arrive: { act: (by, { id }) => by.answer(ARRIVE_AT_VISIT, { visitId: id }) },
        complete: { act: (by, { id }) => by.answer(COMPLETE_VISIT, { visitId: id, input: {} }) },
        fail: {
          act: (by, { id }) => by.answer(FAIL_VISIT, { visitId: id, input: { reason: 'vendor_fault' } }),
        },
        begin: {
          when: { 'its vendor starts the job': ({ jobId }) => people.vendor.answer(START_JOB, { jobId }) },
        },
        finish: {
          when: {
            'its vendor completes the job': async ({ jobId }) => {
              await people.vendor.answer(START_JOB, { jobId })
              return people.vendor.answer(COMPLETE_JOB, { jobId })
            },
          },
        },
        cancel: {
          when: {
            'an admin reopens the job': ({ jobId }) => people.admin.answer(REOPEN, { jobId }),
            'an admin cancels the job': ({ jobId }) => people.admin.answer(CANCEL_JOB, { jobId }),
          },
        },
      },
    }),
}
