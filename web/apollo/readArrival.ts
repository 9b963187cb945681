import type { ArrivalQuery } from '../generated/graphql.js'
import { postQuery } from './postQuery.js'

/** After this long, the page shows what a visitor sees. */
const MOST_MS = 5000

/**
 * Who is signed in, and the operator's settings, for a page that has stored nobody. Undefined if the server can't be reached: the page
 * works without. `query` is the text of Arrival.graphql.
 */
export const readArrival = async (query: string): Promise<ArrivalQuery | undefined> => {
  try {
    const signal = AbortSignal.timeout(MOST_MS)
    const answer = await postQuery({ operationName: 'Arrival', query }, { signal })
    const { data } = (await answer.json()) as { data?: ArrivalQuery | null }
    return data ?? undefined
  } catch {
    return undefined
  }
}
