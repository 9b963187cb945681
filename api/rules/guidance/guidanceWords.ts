import type { TaskWords } from '../admin/logWords.js'
import { dollars } from '../formatMoney.js'

interface Guidance {
  zip3: string
  /** Set if the prices are those of the whole state. */
  state?: string | null
  low: string
  high: string
}

/** "Most jobs like this near 787xx went for $409 to $466." */
export const guidanceInWords = ({ zip3, state, low, high }: Guidance): string => {
  const prices = low === high ? `about ${dollars(low)}` : `${dollars(low)} to ${dollars(high)}`
  return `Most jobs like this ${state ? `in ${state}` : `near ${zip3}xx`} went for ${prices}.`
}

export const tasks = {
  computeGuidance: { name: 'Price guidance' },
} satisfies Record<string, TaskWords>
