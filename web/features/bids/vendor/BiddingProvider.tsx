import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useState,
  useTransition,
} from 'react'
import { useBusyPress } from '../../../ui/actions/useBusyPress.js'
import { lazyPart } from '../../../ui/states/lazyPart.js'
import { getReady } from '../../../ui/states/loadCode.js'
import type { BiddableJob } from './BiddableJob.js'

type BidTask = 'submit' | 'change' | 'withdraw'
type OpenBidTask = (task: BidTask, job: BiddableJob) => void

const BiddingContext = createContext<OpenBidTask | null>(null)

export const useBidding = (): OpenBidTask => {
  const open = useContext(BiddingContext)
  if (!open) throw new Error('Bids are made within a BiddingProvider')
  return open
}

const loadSubmitBid = () => import('./SubmitBidDialog.js')
/** Loads the form before the press: on hover or focus. */
export const prepareToBid = () => void getReady(loadSubmitBid)

const SubmitBidDialog = lazyPart(loadSubmitBid, 'SubmitBidDialog')
const ChangeBidDialog = lazyPart(() => import('./ChangeBidDialog.js'), 'ChangeBidDialog')
const WithdrawBidDialog = lazyPart(() => import('./WithdrawBidDialog.js'), 'WithdrawBidDialog')

/**
 * Holds the open dialog above every list, so that the dialog and its input stay if the job leaves the list, for
 * example because another vendor got it.
 */
export const BiddingProvider = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState<{ task: BidTask; job: BiddableJob; changedTo?: string } | null>(null)
  // The page stays unchanged until the dialog's code is loaded, and the button that opened it shows as busy.
  const [isComing, begin] = useTransition()
  useBusyPress(isComing)
  const openTask = useCallback<OpenBidTask>(
    (nextTask, nextJob) => begin(() => setOpen({ task: nextTask, job: nextJob })),
    [],
  )
  const close = () => setOpen(null)
  const { task, job, changedTo } = open ?? {}
  const terms = {
    changedTo,
    onChanged: (now: BiddableJob, words: string) => open && setOpen({ ...open, job: now, changedTo: words }),
    onClose: close,
  }
  return (
    <BiddingContext value={openTask}>
      {children}
      <Suspense>
        {task === 'submit' && job && <SubmitBidDialog job={job} {...terms} />}
        {task === 'change' && job?.myBid && <ChangeBidDialog job={job} bid={job.myBid} {...terms} />}
        {task === 'withdraw' && job?.myBid && <WithdrawBidDialog job={job} bid={job.myBid} onClose={close} />}
      </Suspense>
    </BiddingContext>
  )
}
