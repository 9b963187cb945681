import {
  ARRIVE_AT_VISIT,
  DISPUTE_VISIT,
  FAIL_VISIT,
  failBlocked,
  firstVisit,
  makeDue,
  makeJobDue,
  setOff,
  startJob,
} from '../../../test/deals.js'
import type { World } from '../../../test/security/world.js'
import { takenJob } from '../../jobs/test/setups.js'

/** A job whose first visit can begin. */
export const dueJob = async (world: World) => {
  const { jobId } = await takenJob(world)
  await makeJobDue(world.harness, jobId)
  return { jobId }
}

export const startedJob = async (world: World) => {
  const { jobId } = await takenJob(world)
  await startJob(world.people.vendor, jobId)
  return { jobId }
}

/** The visit of a job that the vendor has, with the acts up to that state. */
export const visitOf = async (world: World, state: 'scheduled' | 'on_the_way' | 'arrived') => {
  const { jobId } = await takenJob(world)
  const { vendor } = world.people
  const visitId = await firstVisit(vendor, jobId)
  await makeDue(world.harness, visitId)
  if (state !== 'scheduled') await setOff(vendor, visitId, 30)
  if (state === 'arrived') await vendor.ask(ARRIVE_AT_VISIT, { visitId })
  return { visitId }
}

/** A job whose vendor should have come yesterday. */
export const missedJob = async (world: World) => {
  const { jobId } = await takenJob(world)
  await world.harness.database.pool.query(
    `update visits set window_start = $2::timestamptz - interval '1 day', window_end = $2::timestamptz - interval '22 hours'
     where job_id = $1`,
    [jobId, world.harness.clock.now],
  )
  return { jobId }
}

export const failedVisit = async (world: World) => {
  const { visitId } = await visitOf(world, 'arrived')
  await failBlocked(world.people.vendor, visitId)
  const { rows } = await world.harness.database.pool.query('select job_id from visits where id = $1', [
    visitId,
  ])
  return { visitId, jobId: rows[0].job_id as string }
}

export const disputedVisit = async (world: World) => {
  const { visitId } = await failedVisit(world)
  await world.people.customer.ask(DISPUTE_VISIT, { visitId, reason: 'I was there' })
  return { visitId }
}

/** A job whose vendor has called its visit off. */
export const calledOff = async (world: World) => {
  const { jobId } = await takenJob(world)
  const visitId = await firstVisit(world.people.vendor, jobId)
  await world.people.vendor.ask(FAIL_VISIT, { visitId, input: { reason: 'vendor_fault' } })
  return { jobId }
}
