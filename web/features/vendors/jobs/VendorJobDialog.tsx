import { type ReactNode, Suspense } from 'react'
import type { VendorJobDetails_JobFragment } from '../../../generated/graphql.js'
import { lazyPart } from '../../../ui/states/lazyPart.js'
import { useOpenJob } from './useOpenJob.js'

const OpenJob = lazyPart(() => import('./OpenJob.js'), 'OpenJob')

export type VendorJobDialogProps = {
  /** The vendor's bid, or the way to make one. */
  bid: (job: VendorJobDetails_JobFragment) => ReactNode
  /** What vendor and customer write to each other, once the job is the vendor's. */
  messages: (job: VendorJobDetails_JobFragment) => ReactNode
}

/** The details of the job that the address names (`?job=ID`). */
export const VendorJobDialog = (parts: VendorJobDialogProps) => {
  const { jobId, close, leave } = useOpenJob()
  return (
    jobId && (
      <Suspense>
        <OpenJob key={jobId} id={jobId} {...parts} onClose={close} onReleased={leave} />
      </Suspense>
    )
  )
}
