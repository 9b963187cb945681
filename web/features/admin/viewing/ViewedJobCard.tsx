import type { ReactNode } from 'react'
import type { ViewedJob_JobFragment } from '../../../generated/graphql.js'
import { JobCard } from '../../job/JobCard.js'
import { JobDescription } from '../../job/JobDescription.js'

export const ViewedJobCard = ({ job, foot }: { job: ViewedJob_JobFragment; foot: ReactNode }) => (
  <JobCard job={job} foot={() => foot}>
    <JobDescription job={job} />
  </JobCard>
)
