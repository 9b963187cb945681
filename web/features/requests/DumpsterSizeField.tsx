import { dumpsterSizes, keysOf } from '@rules/kinds.js'
import { sizeLabel } from '@rules/sizeLabel.js'
import { RadioCardsField } from '../../forms/RadioCardsField.js'
import { DumpsterPicture } from './DumpsterPicture.js'
import { dumpsterLoads } from './dumpsterLoads.js'

const options = keysOf(dumpsterSizes).map(size => ({
  value: size,
  label: sizeLabel(size),
  detail: dumpsterLoads[size],
  picture: <DumpsterPicture size={size} />,
}))

/** The four sizes, drawn to the same scale. */
export const DumpsterSizeField = ({ name }: { name: string }) => (
  <RadioCardsField name={name} label="Dumpster Size" options={options} min="19rem" required />
)
