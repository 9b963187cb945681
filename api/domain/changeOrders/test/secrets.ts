import { DECLINE_CHANGE, PROPOSE_CHANGE } from '../../../test/deals.js'
import { type Secret, SHARED, type Story } from '../../../test/security/story.js'
import { photo } from '../../../test/uploads.js'

export const leave = async ({ dana, dale, jobs }: Story): Promise<void> => {
  const jobId = jobs.failed!
  const discount = { jobId, kind: 'discount' as const, amount: '1', note: 'DalesChangeNote' }
  await dale.ask(PROPOSE_CHANGE, { input: discount })
  const work = { jobId, kind: 'extra' as const, amount: '17.93', note: 'DalesExtraNote' }
  const { proposeChangeOrder } = await dale.ask(PROPOSE_CHANGE, {
    input: { ...work, evidence: [await photo(dale)] },
  })
  await dana.ask(DECLINE_CHANGE, { id: proposeChangeOrder.id, reason: 'DanasDecline' })
}

export const secrets = [
  { words: ['DalesChangeNote', 'DalesExtraNote', '17.93', 'DanasDecline'], seenBy: SHARED },
] satisfies Secret[]
