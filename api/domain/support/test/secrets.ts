import { OPEN_SUPPORT_TICKET } from '../../../test/operations.js'
import { type Secret, type Story } from '../../../test/security/story.js'

export const leave = async ({ dana, dale, jobs }: Story): Promise<void> => {
  await dana.ask(OPEN_SUPPORT_TICKET, { input: { orderNumber: jobs.far!, issue: 'DanasIssue' } })
  await dale.ask(OPEN_SUPPORT_TICKET, { input: { orderNumber: jobs.won!, issue: 'DalesIssue' } })
}

export const secrets = [
  { words: ['DanasIssue'], seenBy: ['dana', 'ada'] },
  { words: ['DalesIssue'], seenBy: ['dale', 'ada'] },
] satisfies Secret[]
