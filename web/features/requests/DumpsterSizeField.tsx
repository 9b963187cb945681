import { dumpsterSizes, keysOf, type RentalSize, sizeLabel } from '@rules/kinds.js'
import { tonsOf } from '@rules/loadWeights.js'
import { RadioCardsField } from '../../forms/RadioCardsField.js'
import { DumpsterPicture } from './DumpsterPicture.js'

/** How many pickup truck beds fit into each size; one holds about 2.5 cubic yards. */
const truckLoads: Record<RentalSize, number> = { '10_yard': 4, '15_yard': 6, '20_yard': 8, '30_yard': 12 }

/** The tons that vendors include, which is what a full dumpster usually weighs. */
const tons = (size: RentalSize) => {
  const typical = Number(tonsOf(size, 'typical')) / 100
  return `${typical} ${typical === 1 ? 'ton' : 'tons'}`
}

const options = keysOf(dumpsterSizes).map(size => ({
  value: size,
  label: sizeLabel(size),
  detail: `About ${truckLoads[size]} pickup loads, ${tons(size)}`,
  picture: <DumpsterPicture size={size} />,
}))

/** Two side by side, on a phone too unless it is very narrow. */
const MIN = 'max(9.5rem, min(19rem, 46%))'

/** The four sizes, drawn to the same scale. */
export const DumpsterSizeField = ({ name }: { name: string }) => (
  <RadioCardsField name={name} label="Dumpster Size" options={options} min={MIN} required />
)
