import { bid, postJunk } from '../../../test/deals.js'
import { CLOSE_ACCOUNT } from '../../../test/operations.js'
import { customer, PASSWORD, vendor } from '../../../test/users.js'
import { type Case, harness, nothing, people } from '../../notices/test/telling.js'

export const cases: Case[] = [
  {
    what: 'a vendor with an open bid closes the account',
    before: nothing,
    act: async () => {
      const leaver = await vendor(harness, { zips: ['90210'] })
      const jobId = await postJunk(people().customer, { zipCode: '90210' })
      await bid(leaver, jobId)
      await leaver.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
    },
    told: ['customer: bid_received', 'customer: bid_withdrawn', 'otherVendor: job_posted'],
  },
  {
    what: 'a customer with an open order closes the account',
    before: nothing,
    act: async () => {
      const leaver = await customer(harness)
      const jobId = await postJunk(leaver)
      await bid(people().vendor, jobId)
      await leaver.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
    },
    told: ['vendor: job_cancelled'],
  },
]
