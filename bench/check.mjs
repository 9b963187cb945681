import { SLACK } from './goals.mjs'
import { runTable } from './table.mjs'

/** Whether the ratios to the hand-written handler still hold, allowing for differences between machines. */
export const runCheck = async () => {
  const names = ['haulbid', 'hand-written']
  const how = { size: 'small', rounds: 5, seconds: 2, names }
  const { ratios, isComplete } = await runTable({
    ...how,
    only: ['availableJobs', 'customerJobs', 'me', 'submitBid'],
  })
  for (const { operation, ratio, goal } of ratios) {
    const least = goal * (1 - SLACK)
    const word = ratio >= least ? 'holds' : 'FAILS'
    console.log(
      `${word} ${operation}: ${ratio.toFixed(2)} of the hand-written handler, at least ${least.toFixed(2)}`,
    )
  }
  return isComplete && ratios.every(({ ratio, goal }) => ratio >= goal * (1 - SLACK))
}
