import { DENY_PAYMENT, MARK_PAID } from '../../../test/deals.js'
import { type Secret, SHARED, type Story } from '../../../test/security/story.js'

export const leave = async ({ dana, dale, jobs }: Story): Promise<void> => {
  const jobId = jobs.visited!
  await dale.ask(MARK_PAID, { jobId, method: 'venmo' })
  await dana.ask(DENY_PAYMENT, { jobId, reason: 'DanasDenial' })
}

export const secrets = [{ words: ['DanasDenial'], seenBy: SHARED }] satisfies Secret[]
