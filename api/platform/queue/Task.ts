import type { Post } from '../mail/Post.js'

/** One attempt at a task. */
export interface Work {
  post: Post
  /** What caused the task: the same each time it is tried. */
  event: string
  /** From 1. */
  attempt: number
  /** Aborts when the task has taken too long or the process is to end. */
  signal: AbortSignal
}

/** What runs in the background: throws to be tried again later. */
export type Task<PlatformContext, Payload> = (
  services: PlatformContext,
  payload: Payload,
  work: Work,
) => Promise<void>

/** Tasks by name. The queue does not know them: they are given to it at the start. */
// biome-ignore lint/suspicious/noExplicitAny: a task's own services and payload are known to whoever queues it
export type TaskTable = Record<string, Task<any, any>>
