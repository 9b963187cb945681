import { Suspense } from 'react'
import { lazyPart } from '../../ui/states/lazyPart.js'
import { Skeleton } from '../../ui/states/Skeleton.js'
import type { JobRequest_JobFragment } from './generated/jobs.js'

const JunkWords = lazyPart(() => import('./JunkWords.js'), 'JunkWords')

type Holding = Pick<JobRequest_JobFragment, 'items' | 'loadEighths' | 'access'>

/** Items have a load. */
export const isHolding = ({ loadEighths, access }: Holding): boolean =>
  loadEighths !== null || access !== null

/** What a junk pickup holds, if its customer said so. Its words load with the first such job. */
export const JunkHolds = ({ job }: { job: Holding }) =>
  isHolding(job) && (
    <Suspense fallback={<Skeleton height="1.5em" />}>
      <JunkWords job={job} />
    </Suspense>
  )
