import { limits } from '@rules/limits.js'
import { localTimeZone } from '@rules/localTimeZone.js'
import type { EarlyAnswer, FirstScreen } from '../apollo/earlyAnswer.js'
import { CustomerFirstScreenText } from '../generated/texts/CustomerFirstScreen.js'
import { VendorFirstScreenText } from '../generated/texts/VendorFirstScreen.js'
import { paths } from '../paths.js'
import { codeHere } from '../ui/states/loadCode.js'
import { pageModules } from './pageModules.js'

/** Whoever is slower than this asks each screen's queries by itself, as after an error. */
const MOST_MS = 10_000

const ofCustomers = {
  name: 'CustomerFirstScreen',
  text: CustomerFirstScreenText,
  variables: {},
  query: () => codeHere(pageModules.customerHome)?.firstScreen,
}

const ofVendors = {
  name: 'VendorFirstScreen',
  text: VendorFirstScreenText,
  variables: { first: limits.overviewItems },
  query: () => codeHere(pageModules.vendorDashboard)?.firstScreen,
}

type Asked = typeof ofCustomers | typeof ofVendors

/** What the home of this type of user asks first; nothing for other pages, nor for what a home shows instead or filtered. */
const firstScreenAt = ({ pathname, search }: Location, userType: string) => {
  if (search !== '') return undefined
  if (userType === 'customer' && (pathname === paths.home || pathname === paths.customer)) return ofCustomers
  return userType === 'vendor' && pathname === paths.home ? ofVendors : undefined
}

const ask = async ({ name, text, variables }: Asked): Promise<FirstScreen | null> => {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'include',
      headers: {
        'content-type': 'application/json',
        'apollo-require-preflight': 'true',
        'x-time-zone': localTimeZone(),
      },
      body: JSON.stringify({ operationName: name, query: text, variables }),
      signal: AbortSignal.timeout(MOST_MS),
    })
    const { data, errors } = await response.json()
    // What is wrong, the screen's own queries hear and show.
    if (!response.ok || !data || errors) return null
    return { variables, data, cursor: response.headers.get('live-cursor') }
  } catch {
    return null
  }
}

/** Asks what a first screen shows, in one request, while its scripts are still arriving. */
export const askFirst = (location: Location, userType: string): EarlyAnswer | undefined => {
  const asked = firstScreenAt(location, userType)
  if (!asked) return undefined
  const answer: EarlyAnswer = {
    query: asked.query,
    here: undefined,
    arrives: ask(asked).then(screen => (answer.here = screen)),
  }
  return answer
}
