import { type TaskName, taskWords } from '@rules/nounWords.js'

type Queued = { task: string; subjectId: string | null }

/** A task of another release has no words. */
const wordsOf = (task: string): { name: string; about?: string } | undefined =>
  Object.hasOwn(taskWords, task) ? taskWords[task as TaskName] : undefined

export const taskName = ({ task }: Pick<Queued, 'task'>): string => wordsOf(task)?.name ?? task

/** "Order a1b2c3d4", by the order number that users see. */
export const taskSubject = ({ task, subjectId }: Queued): string | null =>
  subjectId && `${wordsOf(task)?.about ?? 'About'} ${subjectId.slice(0, 8)}`
