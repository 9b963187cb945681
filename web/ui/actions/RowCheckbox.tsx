import { Check } from 'lucide-react'
import { Checkbox } from 'radix-ui'
import { styled } from 'styled-components'
import { theme } from '../theme.js'
import { CheckSquare } from './CheckSquare.js'

const Box = styled(CheckSquare)`
  position: relative;
  width: 22px;
  height: 22px;

  /* A thumb's worth of it answers, also where the square is smaller. */
  &::after {
    content: '';
    position: absolute;
    inset: calc((22px - ${theme.touch}) / 2);
  }

  svg {
    width: 16px;
    height: 16px;
  }
`

type RowCheckboxProps = {
  /** The accessible name, such as "Select Dale Hart". */
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Selects one row of a table, or all of them. */
export const RowCheckbox = ({ label, checked, onChange }: RowCheckboxProps) => (
  <Box aria-label={label} checked={checked} onCheckedChange={next => onChange(next === true)}>
    <Checkbox.Indicator>
      <Check aria-hidden="true" />
    </Checkbox.Indicator>
  </Box>
)
