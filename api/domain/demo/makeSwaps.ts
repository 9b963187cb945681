import { addDays } from '../../rules/dates.js'
import { windowOn } from '../../rules/visits/visitWindows.js'
import { todayIn } from '../../rules/zonedTime.js'
import { proposeChangeOrder } from '../changeOrders/proposeChange.js'
import type { DemoStory } from '../Demo.js'
import { demoJobs, TIME_ZONE } from './demoData.js'

/** Yesterday the customer asked for a swap, at the price of the bid. */
export const makeSwaps = async ({ actAs, users, jobs, now, hoursAgo }: DemoStory) => {
  for (const [index, { customer, swapIn }] of demoJobs.entries()) {
    if (swapIn === undefined) continue
    const { id: jobId } = jobs[index]!
    const window = windowOn(addDays(todayIn(now, TIME_ZONE), swapIn), 'morning', TIME_ZONE)
    await proposeChangeOrder(actAs(users[customer]!, hoursAgo(26)), jobId, { jobId, kind: 'swap', ...window })
  }
}
