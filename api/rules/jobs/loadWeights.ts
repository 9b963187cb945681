import type { Debris, RentalSize } from '../kinds.js'

/** The weights of a load, with the words for forms and the API manual. */
export const loadWeights = {
  light: { label: 'Light', words: 'Half a typical load: furniture, branches, cardboard' },
  typical: { label: 'Typical', words: 'The usual weight: household and building debris mixed' },
  heavy: { label: 'Heavy', words: 'Twice a typical load: dirt, concrete, brick, shingles' },
} as const
export type LoadWeight = keyof typeof loadWeights

/** Guesses the weight from the debris that the customer named. Shingles weigh as much as dirt. */
export const expectedWeight = ({ debris }: { debris?: Debris | null }): LoadWeight =>
  debris === 'heavy' || debris === 'roofing' ? 'heavy' : 'typical'

const TYPICAL: Record<RentalSize, bigint> = {
  '10_yard': 100n,
  '15_yard': 200n,
  '20_yard': 300n,
  '30_yard': 400n,
}

/** The weight of a full dumpster, in hundredths of a short ton. */
export const tonsOf = (size: RentalSize, weight: LoadWeight): bigint => {
  const typical = TYPICAL[size]
  if (weight === 'typical') return typical
  return weight === 'heavy' ? typical * 2n : typical / 2n
}
