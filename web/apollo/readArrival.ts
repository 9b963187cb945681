import type { ArrivalQuery } from '../generated/graphql.js'
import { ArrivalText } from '../generated/texts/Arrival.js'
import { postQuery } from './postQuery.js'

/** After this long without an answer, the page shows its signed-out version. */
const MOST_MS = 5000

/**
 * Reads the signed-in user and the operator's settings for a page that has stored no user. Undefined if the server
 * can't be reached: the page works without.
 */
export const readArrival = async (): Promise<ArrivalQuery | undefined> => {
  try {
    const signal = AbortSignal.timeout(MOST_MS)
    const answer = await postQuery({ operationName: 'Arrival', query: ArrivalText }, { signal })
    const { data } = (await answer.json()) as { data?: ArrivalQuery | null }
    return data ?? undefined
  } catch {
    return undefined
  }
}
