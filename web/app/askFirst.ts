import { limits } from '@rules/limits.js'
import { localTimeZone } from '@rules/localTimeZone.js'
import type { EarlyAnswer, FirstScreen } from '../apollo/earlyAnswer.js'
import { postQuery } from '../apollo/postQuery.js'
import { CustomerFirstScreenText } from '../generated/texts/CustomerFirstScreen.js'
import { VendorFirstScreenText } from '../generated/texts/VendorFirstScreen.js'
import { codeHere } from '../ui/states/loadCode.js'
import { pageModules } from './pageModules.js'

/** Whoever is slower than this asks each screen's queries by itself, as after an error. */
const MOST_MS = 10_000

interface Asked {
  name: string
  text: string
  variables: Record<string, unknown>
}

/** Of the pages that are asked for whole: what each asks first, and its document, which comes with its code. */
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
    // What is wrong, the screen's own queries hear and show.
    if (!response.ok || !data || errors) return null
    return { variables, data, cursor: response.headers.get('live-cursor') }
  } catch {
    return null
  }
}

/**
 * Asks what this page (pageModules.ts) shows first, in one request, while its scripts are still arriving. Nothing if the address
 * has a query: then a home shows something else, or less.
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
