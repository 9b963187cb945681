import { dumpsterSizes, keysOf, type RentalSize, sizeLabel } from '@rules/kinds.js'
import { RadioCardsField } from '../../forms/RadioCardsField.js'
import { DumpsterPicture } from './DumpsterPicture.js'

/** What fits into each size; a pickup truck's bed holds about 2.5 cubic yards. */
const dumpsterLoads: Record<RentalSize, string> = {
  '10_yard': 'About 4 pickup truck loads',
  '15_yard': 'About 6 pickup truck loads',
  '20_yard': 'About 8 pickup truck loads',
  '30_yard': 'About 12 pickup truck loads',
}

const options = keysOf(dumpsterSizes).map(size => ({
  value: size,
  label: sizeLabel(size),
  detail: dumpsterLoads[size],
  picture: <DumpsterPicture size={size} />,
}))

/** Two beside each other, on a phone too unless it is a very narrow one. */
const MIN = 'max(9.5rem, min(19rem, 46%))'

/** The four sizes, drawn to the same scale. */
export const DumpsterSizeField = ({ name }: { name: string }) => (
  <RadioCardsField name={name} label="Dumpster Size" options={options} min={MIN} required />
)
