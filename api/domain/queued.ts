/** How a task is queued. */
export interface Queued<Payload> {
  /**
   * The event that causes it, starting with the id of its subject. An event that can happen only once is named by its ids,
   * so that it is never queued twice; one that can happen again is new each time.
   */
  event: (payload: Payload) => string
  /** Tasks of a queue run one at a time. */
  queue?: string
  /** Tasks with a lower number go first; the default is 0. A thousand mails must not delay the tasks after them. */
  priority?: number
  /** When it runs by the clock, once however many processes there are. The next run makes up for a failed one. */
  cron?: string
  /**
   * Catches up on times that no process could note, because none ran or the database refused; tasks that run every few
   * minutes need none.
   */
  fill?: string
  /** How often a run by the clock is tried. */
  attempts?: number
}

export const queued = <Payload>(how: Queued<Payload>): Queued<Payload> => how

/** A task without a payload, which the clock runs. */
export const timed = (how: Omit<Queued<Record<string, never>>, 'event'> & { cron: string }) =>
  queued<Record<string, never>>({ event: () => '', ...how })
