import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { orReadAgain } from '../../../apollo/isChangedMeanwhile.js'
import { arrivalInWords, jobWords } from '../../jobs/jobWords.js'
import type { BiddableJob } from './BiddableJob.js'
import { readBiddableJob } from './readBiddableJob.js'

export interface OfferDialogProps {
  job: BiddableJob
  /** The edited request in words, if the customer has edited it since the dialog was opened. */
  changedTo: string | undefined
  /** Continues with the edited request. */
  onChanged: (job: BiddableJob, changedTo: string) => void
  onClose: () => void
}

/** Sends a bid; if the request was edited first, the refusal is shown only after the edited request is. */
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
      // Stays true after a success: the job already has its bid a moment before the dialog closes.
      setSending(false)
      throw error
    }
  }
  return { offer, isSending }
}
