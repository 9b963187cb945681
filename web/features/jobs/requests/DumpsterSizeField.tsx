import { dumpsterSizes, keysOf, sizeLabel } from '@rules/kinds.js'
import { RadioCardsField } from '../../../forms/RadioCardsField.js'
import { DumpsterPicture } from './DumpsterPicture.js'
import { sizeHolds } from './sizeHolds.js'

const options = keysOf(dumpsterSizes).map(size => ({
  value: size,
  label: sizeLabel(size),
  detail: sizeHolds(size),
  picture: <DumpsterPicture size={size} />,
}))

/** Two side by side, on a phone too unless it is very narrow. */
const MIN = 'max(9.5rem, min(19rem, 46%))'

/** The four sizes, drawn to the same scale. */
export const DumpsterSizeField = ({ name }: { name: string }) => (
  <RadioCardsField name={name} label="Dumpster Size" options={options} min={MIN} required />
)
