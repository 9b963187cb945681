import type { TaskWords } from '../admin/logWords.js'
import { dollars } from '../formatMoney.js'

interface Guidance {
  zip3: string
  /** Set if the prices are those of the whole state. */
  state?: string | null
  loadQuarters?: number | null
  low: string
  high: string
}

/** By the quarters of a truck. */
const bands = ['Up to a quarter', 'A quarter to half', 'Half to three quarters', 'Three quarters to all']

/** "Up to a quarter of a truck" */
export const bandWords = (quarters: number): string => `${bands[quarters - 1]} of a truck`

/** "Most jobs like this near 787xx went for $409 to $466." or "Most loads of up to a quarter of a truck near …" */
export const guidanceInWords = ({ zip3, state, loadQuarters, low, high }: Guidance): string => {
  const jobs = loadQuarters ? `loads of ${bandWords(loadQuarters).toLowerCase()}` : 'jobs like this'
  const prices = low === high ? `about ${dollars(low)}` : `${dollars(low)} to ${dollars(high)}`
  return `Most ${jobs} ${state ? `in ${state}` : `near ${zip3}xx`} went for ${prices}.`
}

export const tasks = {
  computeGuidance: { name: 'Price guidance' },
} satisfies Record<string, TaskWords>
