import { useApolloClient } from '@apollo/client/react'
import { orReadAgain } from '../../apollo/isChangedMeanwhile.js'
import { readBiddableJob } from '../../apollo/readBiddableJob.js'
import { arrivalInWords, jobWords } from '../job/jobWords.js'
import type { BiddableJob } from './BiddableJob.js'

export interface OfferDialogProps {
  job: BiddableJob
  /** What the request says now, if the customer has edited it since the dialog was opened. */
  changedTo: string | undefined
  /** Goes on with the request as it is now. */
  onChanged: (job: BiddableJob, changedTo: string) => void
  onClose: () => void
}

/** Sends a bid. If the request was edited meanwhile, the refusal comes once it is shown as it is now. */
export const useOffer = ({ job, onChanged }: Pick<OfferDialogProps, 'job' | 'onChanged'>) => {
  const client = useApolloClient()
  return (send: () => Promise<unknown>) =>
    orReadAgain(send, async () => {
      const now = await readBiddableJob(client, job.id)
      if (now) onChanged(now, `${jobWords(now)} · ${arrivalInWords(now)}`)
    })
}
