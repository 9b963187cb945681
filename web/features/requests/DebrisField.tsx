import { type Debris, debrisTypes, keysOf } from '@rules/kinds.js'
import { SelectField } from '../../forms/SelectField.js'

const options = keysOf(debrisTypes).map(value => ({ value, label: debrisTypes[value].label }))

/** What the load is mostly of; the line below says what that means for the bids. `help` is there until it is chosen. */
export const DebrisField = ({ debris, help = '' }: { debris: Debris | ''; help?: string }) => (
  <SelectField
    name="debris"
    label="Debris"
    help={debris ? debrisTypes[debris].words : help}
    options={options}
    placeholder="Not specified"
    optional
  />
)
