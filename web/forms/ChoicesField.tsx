import { Check } from 'lucide-react'
import { Checkbox } from 'radix-ui'
import { styled } from 'styled-components'
import { CheckSquare } from '../ui/actions/CheckSquare.js'
import { theme } from '../ui/theme.js'
import { FieldFrame, type FieldWords, frameProps } from './FieldFrame.js'
import { useZodField } from './useZodField.js'

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.m};
`

const Choice = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.touch};

  label {
    padding: ${theme.space.xs} 0 ${theme.space.xs} ${theme.space.xs};
    font-size: ${theme.fontSize.s};
  }
`

const Box = styled(CheckSquare)`
  width: 24px;
  height: 24px;

  svg {
    width: 16px;
    height: 16px;
  }
`

type ChoicesFieldProps = FieldWords & { options: readonly { value: string; label: string }[] }

/** Any number of a few options. The value is the list of those chosen, in the order of the options. */
export const ChoicesField = ({ name, label, help, optional, options }: ChoicesFieldProps) => {
  const { id, value, error, set, busy } = useZodField<string[]>(name)
  const toggle = (changed: string, isOn: boolean) =>
    set(options.map(each => each.value).filter(each => (each === changed ? isOn : value.includes(each))))
  return (
    <FieldFrame group id={id} label={label} help={help} error={error} optional={optional}>
      <Choices
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={frameProps(id, error, { help, optional })['aria-describedby']}
      >
        {options.map(option => (
          <Choice key={option.value}>
            <Box
              id={`${id}-${option.value}`}
              checked={value.includes(option.value)}
              onCheckedChange={isOn => toggle(option.value, isOn === true)}
              disabled={busy}
            >
              <Checkbox.Indicator>
                <Check aria-hidden="true" />
              </Checkbox.Indicator>
            </Box>
            <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
          </Choice>
        ))}
      </Choices>
    </FieldFrame>
  )
}
