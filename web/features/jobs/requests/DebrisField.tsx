import { type Debris, debrisTypes, keysOf } from '@rules/kinds.js'
import { SelectField } from '../../../forms/SelectField.js'

const options = keysOf(debrisTypes).map(value => ({ value, label: debrisTypes[value].label }))

/** Asks for the main kind of debris; its effect on the bids then replaces `help` below the field. */
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
