import { ANSWER_QUESTION, ask } from '../../../test/deals.js'
import { type Secret, SHARED, type Story } from '../../../test/security/story.js'

export const leave = async ({ dana, dale, mia, jobs }: Story): Promise<void> => {
  await ask(dale, jobs.open!, 'DalesQuestion')
  const questionId = await ask(mia, jobs.open!, 'MiasQuestion')
  await dana.ask(ANSWER_QUESTION, { input: { questionId, answer: 'DanasAnswer' } })
}

export const secrets = [
  { words: ['DalesQuestion'], seenBy: SHARED },
  {
    // Once a question is answered, other vendors may read it, too.
    words: ['MiasQuestion', 'DanasAnswer'],
    seenBy: ['dana', 'dale', 'mia', 'ada'],
  },
] satisfies Secret[]
