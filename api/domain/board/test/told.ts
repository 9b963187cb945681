import { acceptedJob, firstVisit } from '../../../test/deals.js'
import { graphql } from '../../../test/generated/gql.js'
import { person, type TestUser, vendor } from '../../../test/users.js'
import { type Case, harness, people } from '../../notices/test/telling.js'

const ASSIGN = graphql(`
  mutation AssignToldVisit($visitId: UUID!, $personId: UUID) {
    assignVisit(visitId: $visitId, personId: $personId) { id }
  }
`)

let owner: TestUser
let dispatcher: TestUser
let driver: TestUser

/** A job of a business of three, whose visit the driver has or nobody. */
const given = (isAssigned: boolean) => async () => {
  owner = await vendor(harness)
  dispatcher = await person(harness, owner, 'dispatcher')
  driver = await person(harness, owner, 'driver')
  const jobId = await acceptedJob(people().customer, owner)
  if (isAssigned) await assign(jobId, driver)
  return { jobId, bidId: '' }
}
const assign = async (jobId: string, to: TestUser | null, by = owner) => {
  const visitId = await firstVisit(owner, jobId)
  for (let time = 0; time < 2; time++) await by.ask(ASSIGN, { visitId, personId: to?.id })
}

export const cases: Case[] = [
  {
    what: 'a dispatcher assigns a visit to a driver, twice',
    before: given(false),
    act: ({ jobId }) => assign(jobId, driver, dispatcher),
    told: ['another vendor: visit_assigned'],
  },
  {
    what: 'a dispatcher gives the visit of a driver to the owner',
    before: given(true),
    act: ({ jobId }) => assign(jobId, owner, dispatcher),
    told: ['another vendor: visit_assigned', 'another vendor: visit_unassigned'],
  },
  {
    what: 'a dispatcher takes the visit of a driver over',
    before: given(true),
    act: ({ jobId }) => assign(jobId, dispatcher, dispatcher),
    told: ['another vendor: visit_unassigned'],
  },
]
