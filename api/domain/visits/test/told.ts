import {
  ACCEPT_BID,
  bid,
  COMPLETE_VISIT,
  firstVisit,
  makeDue,
  postRental,
  START_VISIT,
  startJob,
} from '../../../test/deals.js'
import { taskWork } from '../../../test/taskWork.js'
import { photo } from '../../../test/uploads.js'
import { type TestUser, vendor } from '../../../test/users.js'
import { type Case, harness, people, taken } from '../../notices/test/telling.js'
import { remindOfVisits } from '../remindOfVisits.js'

let driver: TestUser

/** A rental whose vendor, the driver, has arrived with the dumpster. */
const delivered = async () => {
  driver = await vendor(harness)
  const jobId = await postRental(people().customer)
  await people().customer.ask(ACCEPT_BID, { bidId: await bid(driver, jobId) })
  await startJob(driver, jobId)
  return { jobId, bidId: '' }
}

const remindOfVisitsAt = (at: string) =>
  remindOfVisits({ ...harness.app.context, clock: () => new Date(at) }, {}, taskWork('remindOfVisits'))

/** Reminds of the visits of earlier tests first. */
const takenBefore = (at: string) => async () => {
  await remindOfVisitsAt(at)
  return taken()
}

/** Two processes do it at once, and one of them again later. */
const remindTwice = (at: string) => async () => {
  await Promise.all([remindOfVisitsAt(at), remindOfVisitsAt(at)])
  await remindOfVisitsAt(at)
}

export const cases: Case[] = [
  {
    what: 'the day before a visit has come',
    before: takenBefore('2026-12-23T19:00:00Z'),
    act: remindTwice('2026-12-23T19:00:00Z'),
    told: ['customer: visit_tomorrow', 'vendor: visit_tomorrow'],
  },
  {
    what: 'nobody has come half an hour after the window',
    before: takenBefore('2026-12-24T17:30:00Z'),
    act: remindTwice('2026-12-24T17:30:00Z'),
    told: ['customer: visit_late', 'vendor: visit_late'],
  },
  {
    what: 'nobody has come two hours after the window',
    before: takenBefore('2026-12-24T19:00:00Z'),
    act: remindTwice('2026-12-24T19:00:00Z'),
    told: ['admin: visit_overdue', 'customer: visit_late', 'vendor: visit_late'],
  },
  {
    what: 'a rental ends in two days',
    before: async () => {
      await remindOfVisitsAt('2026-12-29T18:00:00Z')
      return delivered()
    },
    act: remindTwice('2026-12-29T18:00:00Z'),
    told: ['customer: rental_ending'],
  },
  {
    what: 'the vendor finishes a delivery, whose pickup is to come',
    before: delivered,
    act: async ({ jobId }) => {
      const input = { photos: [await photo(driver)] }
      await driver.ask(COMPLETE_VISIT, { visitId: await firstVisit(driver, jobId), input })
    },
    told: ['customer: visit_done'],
  },
  {
    what: 'the vendor says twice how long it takes, and then that it takes longer',
    before: taken,
    act: async ({ jobId }) => {
      const visitId = await firstVisit(people().vendor, jobId)
      await makeDue(harness, visitId)
      for (const etaMinutes of [30, 30, 60]) await people().vendor.ask(START_VISIT, { visitId, etaMinutes })
    },
    told: ['customer: visit_on_the_way', 'customer: visit_on_the_way'],
  },
]
