import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
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
  const [isSending, setSending] = useState(false)
  const offer = async (send: () => Promise<unknown>) => {
    setSending(true)
    try {
      await orReadAgain(send, async () => {
        const now = await readBiddableJob(client, job.id)
        if (now) onChanged(now, `${jobWords(now)} · ${arrivalInWords(now)}`)
      })
    } catch (error) {
      // Not once it is sent: the job says that there is a bid now, a moment before the dialog closes.
      setSending(false)
      throw error
    }
  }
  return { offer, isSending }
}
