import { ChevronDown } from 'lucide-react'
import { styled } from 'styled-components'
import { FieldFrame, type FieldWords, frameProps } from './FieldFrame.js'
import { selectStyle } from './selectStyle.js'
import { useZodField } from './useZodField.js'

const Box = styled.div`
  ${selectStyle}
`

type Option = { value: string; label: string }

type SelectFieldProps = FieldWords & {
  options: readonly Option[]
  /** The empty option: "Select a size". */
  placeholder?: string
  autoComplete?: string
}

/** The system's own list, which works best on a phone. */
export const SelectField = ({
  name,
  label,
  help,
  optional,
  required,
  options,
  placeholder,
  autoComplete,
}: SelectFieldProps) => {
  const field = useZodField(name)
  return (
    <FieldFrame
      id={field.id}
      label={label}
      help={help}
      error={field.error}
      optional={optional}
      required={required}
    >
      <Box>
        <select
          {...frameProps(field.id, field.error, { help, optional, required })}
          name={name}
          autoComplete={autoComplete}
          value={field.value ?? ''}
          onChange={({ target }) => field.set(target.value)}
          onBlur={field.leave}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </Box>
    </FieldFrame>
  )
}
