import { failedWith } from '../../apollo/failedWith.js'
import { useBiddableJobQuery } from '../../generated/hooks.js'
import type { BiddableJob } from './BiddableJob.js'

/** The job as it is now, whatever it was when the dialog about it was opened; null once the vendor may not see it. */
export const useJobNow = (job: BiddableJob): BiddableJob | null => {
  const { data, previousData, error } = useBiddableJobQuery({ variables: { id: job.id } })
  if (failedWith(error, 'NOT_FOUND', 'FORBIDDEN')) return null
  return (data ?? previousData)?.job ?? job
}
