import { failedWith } from '../../../apollo/failedWith.js'
import { useQuery } from '../../../apollo/hooks.js'
import type { BiddableJob } from './BiddableJob.js'
import { BiddableJobDocument } from './generated/bidding.js'

/** Returns the latest version of a dialog's job; null once the vendor may not see it. */
export const useJobNow = (job: BiddableJob): BiddableJob | null => {
  const { data, previousData, error } = useQuery(BiddableJobDocument, { variables: { id: job.id } })
  if (failedWith(error, 'NOT_FOUND', 'FORBIDDEN')) return null
  return (data ?? previousData)?.job ?? job
}
