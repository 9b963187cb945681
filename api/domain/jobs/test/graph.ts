import { DAY_MS } from '../../../rules/dates.js'
import { type JobStatus, jobGraph } from '../../../rules/jobs/jobGraph.js'
import {
  ACCEPT_BID,
  bid,
  COMPLETE_JOB,
  EDIT_JUNK,
  FAIL_VISIT,
  firstVisit,
  junkPickup,
  makeJobDue,
  postJunk,
  RELEASE_JOB,
  REPORT_NO_SHOW,
  START_JOB,
  setOff,
  startJob,
  UNDO_START,
} from '../../../test/deals.js'
import { graphql } from '../../../test/generated/gql.js'
import { people, query, runExpire, stateIn, type Thing } from '../../../test/graphs/walked.js'
import { type Act, walkGraph } from '../../../test/graphs/walkGraph.js'
import { START } from '../../../test/harness.js'
import { CANCEL_JOB } from '../../../test/operations.js'

export const REOPEN = graphql(`
  mutation ReopenWalked($jobId: UUID!) { reopenJob(jobId: $jobId, reason: "Nobody came") { id } }
`)
export const REASSIGN = graphql(`
  mutation ReassignWalked($bidId: UUID!) { reassignJob(bidId: $bidId, reason: "Nobody came") { id } }
`)
const CANCEL_NO_SHOW = graphql(`
  mutation CancelWalkedNoShow($jobId: UUID!) { cancelJob(jobId: $jobId, vendorDidNotCome: true) { id } }
`)
const FIND_ANOTHER = graphql(`
  mutation FindAnotherWalked($jobId: UUID!, $newDate: LocalDate!) { findAnotherVendor(jobId: $jobId, newDate: $newDate) { id } }
`)
const endJobs = () => runExpire(new Date('2027-01-01T00:00:00Z'))

interface JobThing extends Thing {
  bidId: string
  rivalBidId: string
}

export const jobIn = async (state: JobStatus): Promise<JobThing> => {
  const id = await postJunk(people.customer)
  const bidId = await bid(people.vendor, id)
  const job = { id, bidId, rivalBidId: await bid(people.otherVendor, id) }
  if (state === 'pending') return job
  await people.customer.ask(ACCEPT_BID, { bidId })
  await makeJobDue(people.vendor.harness, id)
  if (state === 'accepted') return job
  if (state === 'cancelled') {
    await people.customer.ask(CANCEL_JOB, { jobId: id })
    return job
  }
  await startJob(people.vendor, id)
  if (state === 'completed') await people.vendor.ask(COMPLETE_JOB, { jobId: id })
  return job
}

/** Nobody came to its first visit, although the vendor of a started one set off. */
const missedIn = async (state: JobStatus): Promise<JobThing> => {
  const job = await jobIn(state === 'in_progress' ? 'accepted' : state)
  const visitId = state === 'in_progress' ? await firstVisit(people.vendor, job.id) : null
  if (visitId) await setOff(people.vendor, visitId, 15)
  await query(
    "update visits set window_start = $2::timestamptz, window_end = $2::timestamptz + interval '1 hour' where job_id = $1",
    [job.id, new Date(START.getTime() - DAY_MS)],
  )
  return job
}

/** Its vendor has set off, but not arrived. */
const setOffIn = async (state: JobStatus): Promise<JobThing> => {
  if (state !== 'in_progress') return jobIn(state)
  const job = await jobIn('accepted')
  await setOff(people.vendor, await firstVisit(people.vendor, job.id), 15)
  return job
}
/** Its vendor has called the visit off, after setting off if the job has started. */
const calledOffIn = async (state: JobStatus): Promise<JobThing> => {
  const job = await setOffIn(state)
  if (state === 'accepted' || state === 'in_progress')
    await people.vendor.ask(FAIL_VISIT, {
      visitId: await firstVisit(people.vendor, job.id),
      input: { reason: 'vendor_fault' },
    })
  return job
}

type JobAct = Act<typeof jobGraph, JobThing>
const cancelJob: JobAct = { make: setOffIn, act: (by, { id }) => by.answer(CANCEL_JOB, { jobId: id }) }

export const walks = {
  jobGraph: () =>
    walkGraph('job', jobGraph, {
      make: jobIn,
      stateOf: stateIn<JobStatus>('jobs'),
      people: () => people,
      // A pending job has no vendor of its own.
      isTheirs: (who, state) =>
        who === 'customer' || who === 'admin' || (who === 'vendor' && state !== 'pending'),
      ways: {
        accept: { act: (by, { bidId }) => by.answer(ACCEPT_BID, { bidId }) },
        edit: { act: (by, { id }) => by.answer(EDIT_JUNK, { input: { ...junkPickup, jobId: id } }) },
        start: { act: (by, { id }) => by.answer(START_JOB, { jobId: id }) },
        complete: { act: (by, { id }) => by.answer(COMPLETE_JOB, { jobId: id }) },
        release: { act: (by, { id }) => by.answer(RELEASE_JOB, { jobId: id }) },
        reopen: { act: (by, { id }) => by.answer(REOPEN, { jobId: id }) },
        noShow: {
          make: missedIn,
          act: (by, { id }) => by.answer(REPORT_NO_SHOW, { jobId: id, newDate: '2026-12-28' }),
        },
        cancelUndone: cancelJob,
        unstart: {
          make: setOffIn,
          when: {
            'its vendor has not set off after all': async ({ id }) => {
              const { rows } = await people.admin.harness.database.pool.query(
                'select id from visits where job_id = $1',
                [id],
              )
              return rows[0] && people.vendor.answer(UNDO_START, { visitId: rows[0].id })
            },
          },
        },
        findAnother: {
          make: calledOffIn,
          act: (by, { id }) => by.answer(FIND_ANOTHER, { jobId: id, newDate: '2026-12-28' }),
        },
        assign: { after: 'reopen', act: (by, { rivalBidId }) => by.answer(REASSIGN, { bidId: rivalBidId }) },
        cancel: cancelJob,
        adminCancel: cancelJob,
        cancelNoShow: {
          make: missedIn,
          act: (by, { id }) => by.answer(CANCEL_NO_SHOW, { jobId: id }),
        },
        expire: { when: { 'its date has come': endJobs } },
      },
    }),
}
