import { limits } from '@rules/limits.js'
import { MoneyField } from '../../../forms/MoneyField.js'
import { TextAreaField } from '../../../forms/TextAreaField.js'
import { TextField } from '../../../forms/TextField.js'

export const SizeFields = () => (
  <>
    <TextField name="size" label="Size" placeholder="10 yard" autoComplete="off" />
    <MoneyField name="pricePerDay" label="Price per day ($)" optional />
    <TextAreaField
      name="description"
      label="Description"
      help="What fits, what is included."
      max={limits.sizeDescriptionMax}
      rows={2}
      optional
    />
  </>
)
