import { withoutMarks } from '@rules/marks.js'
import { typedAmount } from '@rules/typedAmount.js'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from '../ui/controlStyle.js'
import { theme } from '../ui/theme.js'
import { FieldFrame, type FieldWords, frameProps } from './FieldFrame.js'
import { useZodField } from './useZodField.js'

const Box = styled.div<{ $before: boolean; $after: boolean }>`
  position: relative;

  input {
    ${controlStyle}
    ${({ $before }) => $before && 'padding-left: 32px;'}
    ${({ $after }) => $after && 'padding-right: 52px;'}
  }

  /* Steps of a cent need no arrows. */
  input[type='number'] {
    appearance: textfield;
  }

  input::-webkit-inner-spin-button {
    appearance: none;
  }
`

const Before = styled.span`
  position: absolute;
  top: 0;
  bottom: 0;
  left: ${theme.space.s};
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
    | 'min'
    | 'max'
    | 'step'
    | 'autoCapitalize'
    | 'autoCorrect'
    | 'spellCheck'
    | 'readOnly'
    | 'onWheel'
    | 'ref'
  > & {
    /** Inside the box on the left: "$". */
    before?: ReactNode
    /** A small control inside the box on the right. */
    after?: ReactNode
    /** Takes no spaces, such as those pasted around it. */
    spaceless?: boolean
    /** Converts typed text to the form's value; the text stays on the screen unchanged. */
    read?: (typed: string) => string
    onValue?: (value: string) => void
  }

/** One line of text. The value is the string as typed, unless `read` converts it. */
export const TextField = ({
  name,
  label,
  help,
  optional,
  required,
  before,
  after,
  spaceless,
  read,
  onValue,
  type = 'text',
  ...input
}: TextFieldProps) => {
  const field = useZodField(name)
  const [typed, setTyped] = useState('')
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
          dir={type === 'text' ? 'auto' : undefined}
          value={read?.(typed) === field.value ? typed : (field.value ?? '')}
          onChange={({ target }) => {
            const written = /password/i.test(name) ? target.value : withoutMarks(target.value)
            const text = spaceless ? written.replace(/\s/g, '') : written
            const value = read ? read(text) : text
            setTyped(text)
            field.set(value)
            onValue?.(value)
          }}
          onBlur={field.leave}
        />
        {after !== undefined && <After>{after}</After>}
      </Box>
    </FieldFrame>
  )
}

/** `autoComplete`: "username" on the sign-in form, "email" elsewhere. */
export const EmailField = ({ autoComplete = 'email', ...props }: TextFieldProps) => (
  <TextField {...props} type="email" inputMode="email" autoCapitalize="none" autoComplete={autoComplete} />
)

export const PhoneField = (props: TextFieldProps) => (
  <TextField {...props} type="tel" inputMode="tel" autoComplete="tel" />
)

/** Five digits, or ZIP+4. */
export const ZipField = ({ autoComplete = 'postal-code', ...props }: TextFieldProps) => (
  <TextField {...props} inputMode="numeric" spaceless autoComplete={autoComplete} />
)

type DateFieldProps = Omit<TextFieldProps, 'type' | 'min' | 'max'> & { min?: string; max?: string }

/** A calendar date; the value is "2026-11-24", or "" if empty. */
export const DateField = (props: DateFieldProps) => <TextField autoComplete="off" {...props} type="date" />

/**
 * Dollars and cents. The value is a decimal string, never a float. Accepts "1,200" and "99,5", which a number input
 * would not.
 */
export const MoneyField = (props: Omit<TextFieldProps, 'type' | 'before'>) => (
  <TextField {...props} read={typedAmount} inputMode="decimal" before="$" autoComplete="off" />
)
