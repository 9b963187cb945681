import type { BidActions_JobFragment, JobCard_JobFragment } from '../../generated/graphql.js'

/** Whoever shows the bid on a job shows the job, too. */
export type BiddableJob = BidActions_JobFragment & Pick<JobCard_JobFragment, 'zipCode'>
