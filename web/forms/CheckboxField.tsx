import { Check, CircleAlert } from 'lucide-react'
import { Checkbox } from 'radix-ui'
import { styled } from 'styled-components'
import { CheckSquare } from '../ui/actions/CheckSquare.js'
import { theme } from '../ui/theme.js'
import type { FieldWords } from './FieldFrame.js'
import { useZodField } from './useZodField.js'

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${theme.space.s};
  align-items: start;

  label {
    padding: ${theme.space.s} 0;
    font-weight: ${theme.weight.strong};
    font-size: ${theme.fontSize.s};
  }

  p {
    display: flex;
    gap: ${theme.space.xxs};
    grid-column: 2;
    margin-top: -${theme.space.xs};
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.s};
    line-height: ${theme.leading.snug};
  }

  p[role='alert'] {
    color: ${theme.color.danger};
    font-weight: ${theme.weight.strong};
  }
`

const Box = styled(CheckSquare)`
  width: 24px;
  height: 24px;
  margin: ${theme.space.s} 0;

  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
  }

  svg {
    width: 16px;
    height: 16px;
  }
`

type CheckboxFieldProps = Omit<FieldWords, 'optional' | 'required'>

export const CheckboxField = ({ name, label, help }: CheckboxFieldProps) => {
  const { id, value, error, set, busy } = useZodField<boolean>(name)
  const below = error ?? help
  return (
    <Row>
      <Box
        id={id}
        checked={Boolean(value)}
        onCheckedChange={checked => set(checked === true)}
        disabled={busy}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={below === undefined ? undefined : `${id}-below`}
      >
        <Checkbox.Indicator>
          <Check aria-hidden="true" />
        </Checkbox.Indicator>
      </Box>
      <label htmlFor={id}>{label}</label>
      {below !== undefined && (
        <p id={`${id}-below`} role={error === undefined ? undefined : 'alert'}>
          {error !== undefined && <CircleAlert size={16} aria-hidden="true" />}
          {below}
        </p>
      )}
    </Row>
  )
}
