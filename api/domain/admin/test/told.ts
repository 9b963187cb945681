import { ACCEPT_BID, bid, postJunk } from '../../../test/deals.js'
import { SET_USER_ACTIVE } from '../../../test/operations.js'
import { vendor } from '../../../test/users.js'
import { type Case, harness, people, work } from '../../notices/test/telling.js'

export const cases: Case[] = [
  {
    what: 'an admin suspends the vendor of an accepted job, and reactivates them',
    before: async () => {
      const holder = await vendor(harness)
      await people().customer.ask(ACCEPT_BID, { bidId: await bid(holder, await postJunk(people().customer)) })
      return { jobId: '', bidId: holder.id }
    },
    act: async ({ bidId: userId }) => {
      for (const isActive of [false, true]) {
        await people().admin.ask(SET_USER_ACTIVE, { userId, isActive })
        await work()
      }
    },
    told: ['customer: order_vendor_away', 'customer: order_vendor_back'],
  },
]
