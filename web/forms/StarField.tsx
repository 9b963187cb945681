import { StarInput } from '../ui/actions/StarInput.js'
import { FieldFrame, type FieldWords, frameProps } from './FieldFrame.js'
import { useZodField } from './useZodField.js'

/** A rating from 1 to 5; the value is a number, or null if none is chosen. */
export const StarField = ({ name, label, help }: Pick<FieldWords, 'name' | 'label' | 'help'>) => {
  const field = useZodField<number | null>(name)
  const described = frameProps(field.id, field.error, { help })
  return (
    <FieldFrame group id={field.id} label={label} help={help} error={field.error}>
      <StarInput
        value={field.value}
        onChange={field.set}
        labelledBy={`${field.id}-label`}
        describedBy={described['aria-describedby']}
        invalid={field.error !== undefined}
        disabled={field.busy}
      />
    </FieldFrame>
  )
}
