import type { FailedTask_TaskFragment } from '../../generated/graphql.js'

type FailedTask = FailedTask_TaskFragment & { __typename: 'FailedTask' }

/** An email that the mail server rejected permanently. */
export const makeFailedTask = (number: number, some: Partial<FailedTask> = {}): FailedTask => ({
  __typename: 'FailedTask',
  id: String(number),
  task: 'newBidMail',
  subjectId: `bd${String(number).padStart(6, '0')}-0000-4000-8000-000000000000`,
  attempts: 1,
  error: '550 No such mailbox',
  createdAt: '2026-11-20T09:00:00.000Z',
  failedAt: '2026-11-20T09:00:05.000Z',
  nextTryAt: null,
  ...some,
})
