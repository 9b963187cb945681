import { limits } from '@rules/limits.js'
import { dumpsterSizeRules } from '@rules/vendorRules.js'
import * as z from 'zod/mini'
import { TextAreaField } from '../../../forms/TextAreaField.js'
import { MoneyField, TextField } from '../../../forms/TextField.js'

/** An empty price means none. */
const emptyIsNone = z.transform((price: string): string | null | undefined => price || null)

export const sizeFormRules = z.object({
  ...dumpsterSizeRules.shape,
  pricePerDay: z.pipe(emptyIsNone, dumpsterSizeRules.shape.pricePerDay),
})

export const NO_TERMS = { size: '', pricePerDay: '', description: '' }

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
