import {
  bothRated,
  completedJob,
  REMOVE_RATING,
  REPLY_TO_RATING,
  SUBMIT_RATING,
} from '../../../test/deals.js'
import { EVERYBODY, type Secret, type Story } from '../../../test/security/story.js'

export const leave = async ({ dana, dale, ada, jobs }: Story): Promise<void> => {
  const ratingId = await bothRated(dana, dale, { jobId: jobs.done!, comment: 'DanasComment' })
  await dale.ask(REPLY_TO_RATING, { input: { ratingId, reply: 'DalesReply' } })
  jobs.removed = await completedJob(dana, dale)
  await ada.ask(REMOVE_RATING, {
    input: {
      ratingId: await bothRated(dana, dale, { jobId: jobs.removed, comment: 'DanasRemoved' }),
      reason: 'insults',
    },
  })
  jobs.sealed = await completedJob(dana, dale)
  await dana.ask(SUBMIT_RATING, { input: { jobId: jobs.sealed, rating: 5, comment: 'DanasSealed' } })
  jobs.returned = await completedJob(dana, dale)
  await dale.ask(SUBMIT_RATING, { input: { jobId: jobs.returned, rating: 5, comment: 'DalesSealed' } })
}

export const secrets = [
  {
    // The public profile shows these.
    words: ['DanasComment', 'DalesReply'],
    seenBy: EVERYBODY,
  },
  { words: ['DanasRemoved'], seenBy: ['dana', 'ada'] },
  {
    // Only the author may read these until both are revealed.
    words: ['DanasSealed'],
    seenBy: ['dana'],
  },
  { words: ['DalesSealed'], seenBy: ['dale'] },
] satisfies Secret[]
