import { ANSWER_CONTEST, bookDays, CONTEST_CHARGE, VOID_CHARGE } from '../../../test/deals.js'
import { type Secret, SHARED, type Story } from '../../../test/security/story.js'
import { photo } from '../../../test/uploads.js'

export const leave = async ({ harness, dana, dale, jobs }: Story): Promise<void> => {
  const chargeId = await bookDays(harness, jobs.visited!)
  await dana.ask(CONTEST_CHARGE, { chargeId, reason: 'DanasContest' })
  await dale.ask(ANSWER_CONTEST, { chargeId, answer: 'DalesAnswer', photos: [await photo(dale)] })
  await dale.ask(VOID_CHARGE, { chargeId: await bookDays(harness, jobs.failed!), reason: 'DalesVoidReason' })
}

export const secrets = [
  { words: ['DanasContest', 'DalesAnswer', 'DalesVoidReason'], seenBy: SHARED },
] satisfies Secret[]
