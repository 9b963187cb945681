import { limits } from '@rules/limits.js'
import { localTimeZone } from '@rules/localTimeZone.js'
import type { EarlyAnswer, FirstScreen } from '../apollo/earlyAnswer.js'
import { postQuery } from '../apollo/postQuery.js'
import { CustomerFirstScreenText } from '../generated/texts/CustomerFirstScreen.js'
import { VendorFirstScreenText } from '../generated/texts/VendorFirstScreen.js'
import { codeHere } from '../ui/states/loadCode.js'
import { pageModules } from './pageModules.js'

/** After this long, as after an error, each part of the screen sends its own queries. */
const MOST_MS = 10_000

interface Asked {
  name: string
  text: string
  variables: Record<string, unknown>
}

/** The combined first query of each page that has one, and its document, which arrives with the page's code. */
const asked = new Map<unknown, Asked & Pick<EarlyAnswer, 'query'>>([
  [
    pageModules.customerHome,
    {
      name: 'CustomerFirstScreen',
      text: CustomerFirstScreenText,
      variables: {},
      query: () => codeHere(pageModules.customerHome)?.firstScreen,
    },
  ],
  [
    pageModules.vendorDashboard,
    {
      name: 'VendorFirstScreen',
      text: VendorFirstScreenText,
      variables: { first: limits.overviewItems },
      query: () => codeHere(pageModules.vendorDashboard)?.firstScreen,
    },
  ],
])

const ask = async ({ name, text, variables }: Asked): Promise<FirstScreen | null> => {
  try {
    const response = await postQuery(
      { operationName: name, query: text, variables },
      { headers: { 'x-time-zone': localTimeZone() }, signal: AbortSignal.timeout(MOST_MS) },
    )
    const { data, errors } = await response.json()
    // The screen's own queries will meet the same error and show it.
    if (!response.ok || !data || errors) return null
    return { variables, data, cursor: response.headers.get('live-cursor') }
  } catch {
    return null
  }
}

/**
 * Sends the first queries of this page (pageModules.ts) in one request while its scripts are still loading. Skipped
 * if the URL has search parameters, since a home page then shows something else, or less.
 */
export const askFirst = (page: unknown, search: string): EarlyAnswer | undefined => {
  const first = search === '' ? asked.get(page) : undefined
  if (!first) return undefined
  const answer: EarlyAnswer = {
    query: first.query,
    here: undefined,
    arrives: ask(first).then(screen => (answer.here = screen)),
  }
  return answer
}
