import type { TaskWords } from '../admin/logWords.js'
import { dollars } from '../formatMoney.js'

interface Guidance {
  zip3: string
  low: string
  high: string
}

/** "Most jobs like this near 787xx went for $409 to $466." */
export const guidanceInWords = ({ zip3, low, high }: Guidance): string => {
  const prices = low === high ? `about ${dollars(low)}` : `${dollars(low)} to ${dollars(high)}`
  return `Most jobs like this near ${zip3}xx went for ${prices}.`
}

export const guidanceTaskWords = {
  computeGuidance: { name: 'Price guidance' },
} satisfies Record<string, TaskWords>
