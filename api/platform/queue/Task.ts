import type { Post } from '../mail/Post.js'

/** One attempt at a task. */
export interface Work {
  post: Post
  /** The task's name. */
  task: string
  /** The event that caused the task: the same on each attempt. */
  event: string
  /** Starts at 1. */
  attempt: number
  /** Aborts when the task has taken too long or the process is shutting down. */
  signal: AbortSignal
}

/** A background task: throws to be retried later. */
export type Task<Services, Payload> = (services: Services, payload: Payload, work: Work) => Promise<void>

/** Tasks by name. The queue does not know them: they are passed to it at startup. */
// biome-ignore lint/suspicious/noExplicitAny: a task's own services and payload are known to whoever queues it
export type TaskTable = Record<string, Task<any, any>>
