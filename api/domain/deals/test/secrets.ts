import { ACCEPT_BID, acceptedJob, bid } from '../../../test/deals.js'
import { graphql } from '../../../test/generated/gql.js'
import { type Secret, SHARED, type Story } from '../../../test/security/story.js'

const RELEASE = graphql(`
  mutation GiveBackWithReason($jobId: UUID!, $reason: String) {
    releaseJob(jobId: $jobId, reason: $reason) { id }
  }
`)
const CANCEL = graphql(`
  mutation CancelJobWithReason($jobId: UUID!, $reason: String) {
    cancelJob(jobId: $jobId, reason: $reason) { id }
  }
`)
const BIDS = graphql(`query BidsToAccept($jobId: UUID!) { job(id: $jobId) { bids { nodes { id price } } } }`)

export const leave = async ({ dana, dale, mia, jobs }: Story): Promise<void> => {
  // Dale has the job; Mia has bid on it and lost.
  const { job } = await dana.ask(BIDS, { jobId: jobs.won! })
  await dana.ask(ACCEPT_BID, { bidId: job.bids.nodes.find(({ price }) => price === '149.77')!.id })
  // Mia had it, started nothing, and gave it back; Dale has it now.
  jobs.passedOn = await acceptedJob(dana, mia)
  await mia.ask(RELEASE, { jobId: jobs.passedOn, reason: 'MiasReason' })
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobs.passedOn) })
  jobs.cancelled = await acceptedJob(dana, dale)
  await dana.ask(CANCEL, { jobId: jobs.cancelled, reason: 'DanasReason' })
}

export const secrets = [
  { words: ['MiasReason'], seenBy: ['dana', 'ada'] },
  { words: ['DanasReason'], seenBy: SHARED },
] satisfies Secret[]
