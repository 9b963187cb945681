import { Suspense } from 'react'
import { lazyPart } from '../../../ui/states/lazyPart.js'
import type { VendorJobParts } from './OpenJob.js'
import { useOpenJob } from './useOpenJob.js'

const OpenJob = lazyPart(() => import('./OpenJob.js'), 'OpenJob')

/** The details of the job named in the URL (`?job=ID`). */
export const VendorJobDialog = (parts: VendorJobParts) => {
  const { jobId, close, leave } = useOpenJob()
  return (
    jobId && (
      <Suspense>
        <OpenJob key={jobId} id={jobId} {...parts} onClose={close} onReleased={leave} />
      </Suspense>
    )
  )
}
