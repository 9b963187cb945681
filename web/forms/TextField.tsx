import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../ui/theme.js'
import { controlStyle } from './controlStyle.js'
import { FieldFrame, type FieldWords, frameProps } from './FieldFrame.js'
import { useZodField } from './useZodField.js'

const Box = styled.div<{ $before: boolean; $after: boolean }>`
  position: relative;

  input {
    ${controlStyle}
    ${({ $before }) => $before && 'padding-left: 30px;'}
    ${({ $after }) => $after && 'padding-right: 52px;'}
  }
`

const Before = styled.span`
  position: absolute;
  top: 0;
  bottom: 0;
  left: 13px;
  display: grid;
  place-items: center;
  color: ${theme.color.muted};
  pointer-events: none;
`

const After = styled.span`
  position: absolute;
  top: 2px;
  right: 3px;
`

export type TextFieldProps = FieldWords &
  Pick<
    ComponentProps<'input'>,
    | 'type'
    | 'autoComplete'
    | 'inputMode'
    | 'placeholder'
    | 'maxLength'
    | 'step'
    | 'min'
    | 'max'
    | 'autoCapitalize'
  > & {
    /** Inside the box on the left: "$". */
    before?: ReactNode
    /** A small control inside the box on the right. */
    after?: ReactNode
    onValue?: (value: string) => void
  }

/** One line of text. The value is the string as typed. */
export const TextField = ({
  name,
  label,
  help,
  optional,
  required,
  before,
  after,
  onValue,
  type = 'text',
  ...input
}: TextFieldProps) => {
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
      <Box $before={before !== undefined} $after={after !== undefined}>
        {before !== undefined && <Before aria-hidden="true">{before}</Before>}
        <input
          {...input}
          {...frameProps(field.id, field.error, { help, optional, required })}
          type={type}
          name={name}
          value={field.value ?? ''}
          onChange={({ target }) => {
            field.set(target.value)
            onValue?.(target.value)
          }}
          onBlur={field.leave}
          onWheel={type === 'number' ? ({ currentTarget }) => currentTarget.blur() : undefined}
        />
        {after !== undefined && <After>{after}</After>}
      </Box>
    </FieldFrame>
  )
}
