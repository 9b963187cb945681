import { acceptedJob, completedJob, postJunk } from '../../../test/deals.js'
import type { World } from '../../../test/security/world.js'

export const pendingJob = async ({ people }: World) => ({ jobId: await postJunk(people.customer) })

export const takenJob = async ({ people }: World) => ({
  jobId: await acceptedJob(people.customer, people.vendor),
})

export const doneJob = async ({ people }: World) => ({
  jobId: await completedJob(people.customer, people.vendor),
})
