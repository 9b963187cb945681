import { type Debris, debrisTypes, keysOf } from '@rules/kinds.js'
import { SelectField } from '../../forms/SelectField.js'

const options = keysOf(debrisTypes).map(value => ({ value, label: debrisTypes[value].label }))

/** What the load is mostly of; the line below says what that means for the bids. */
export const DebrisField = ({ debris }: { debris: Debris | '' }) => (
  <SelectField
    name="debris"
    label="Kind of Debris"
    help={debris ? debrisTypes[debris].words : 'Vendors price a load by what it weighs.'}
    options={options}
    placeholder="Not said"
    optional
  />
)
