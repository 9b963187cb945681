import type { AppContext } from '../context.js'
import { logTrouble } from './askStripe.js'

/** Well within the time that a task has. */
const MOST_MS = 3 * 60_000

/** After so many failures, Stripe is down. */
const MOST_FAILURES = 3

/**
 * Reads at Stripe by the clock, one after another: a slow Stripe takes one place in the queue, so that mails go on. A failure isn't
 * tried again, and what isn't reached waits for the next time, so that nothing piles up while Stripe is down for days.
 */
export const readInTurn = async (
  { log }: Pick<AppContext, 'log'>,
  ids: Iterable<string>,
  read: (id: string) => Promise<void>,
): Promise<void> => {
  const until = performance.now() + MOST_MS
  let failures = 0
  for (const id of ids) {
    if (failures === MOST_FAILURES || performance.now() > until) return
    try {
      await read(id)
    } catch (error) {
      failures++
      const isOfStripe = String((error as { type?: unknown }).type).startsWith('Stripe')
      if (isOfStripe) logTrouble(log, error)
      else log.error({ err: error }, 'What Stripe says could not be kept')
    }
  }
}
