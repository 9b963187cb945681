import { withoutMarks } from '@rules/marks.js'
import { styled } from 'styled-components'
import { controlStyle } from '../ui/controlStyle.js'
import { theme } from '../ui/theme.js'
import { FieldFrame, type FieldWords, frameProps } from './FieldFrame.js'
import { useZodField } from './useZodField.js'

const Area = styled.textarea`
  ${controlStyle}
  display: block;
  line-height: ${theme.leading.text};
  resize: vertical;
`

const Over = styled.strong`
  color: ${theme.color.danger};
`

type TextAreaFieldProps = FieldWords & { max?: number; rows?: number; placeholder?: string }

/**
 * Several lines. With `max` a counter is shown; longer text can be typed and is then refused with a message, never cut
 * off.
 */
export const TextAreaField = ({
  name,
  label,
  help,
  optional,
  required,
  max,
  rows = 4,
  placeholder,
}: TextAreaFieldProps) => {
  const field = useZodField<string | null>(name)
  // In code points, as the rules count: an emoji is one, not two.
  const length = [...(field.value ?? '')].length
  const count = max !== undefined && (length > max ? <Over>{`${length}/${max}`}</Over> : `${length}/${max}`)
  return (
    <FieldFrame
      id={field.id}
      label={label}
      help={help}
      error={field.error}
      required={required}
      optional={optional}
      aside={
        (count || optional) && (
          <>
            {optional && 'Optional'}
            {optional && count && ' · '}
            {count}
          </>
        )
      }
    >
      <Area
        {...frameProps(field.id, field.error, { help, optional: optional || max !== undefined, required })}
        name={name}
        dir="auto"
        rows={rows}
        placeholder={placeholder}
        value={field.value ?? ''}
        onChange={({ target }) => field.set(withoutMarks(target.value))}
        onBlur={field.leave}
      />
    </FieldFrame>
  )
}
