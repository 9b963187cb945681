import { SEND_TEXT } from '../../../test/operations.js'
import { type Secret, SHARED, type Story } from '../../../test/security/story.js'

export const leave = async ({ dana, dale, jobs }: Story): Promise<void> => {
  const jobId = jobs.won!
  await dana.ask(SEND_TEXT, { input: { jobId, content: 'DanasMessage' } })
  await dale.ask(SEND_TEXT, { input: { jobId, content: 'DalesMessage' } })
}

export const secrets = [{ words: ['DanasMessage', 'DalesMessage'], seenBy: SHARED }] satisfies Secret[]
