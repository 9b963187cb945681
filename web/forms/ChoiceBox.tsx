import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { theme } from '../ui/theme.js'
import { VisuallyHidden } from '../ui/VisuallyHidden.js'
import { controlStyle } from './controlStyle.js'

const Box = styled.div`
  position: relative;
  width: fit-content;
  max-width: 100%;

  select {
    ${controlStyle}
    width: auto;
    max-width: 100%;
    padding-right: 40px;
    appearance: none;
  }

  svg {
    position: absolute;
    top: 14px;
    right: 12px;
    width: 20px;
    height: 20px;
    color: ${theme.color.muted};
    pointer-events: none;
  }
`

type ChoiceBoxProps = {
  label: string
  options: ReadonlyArray<{ value: string; label: string }>
  value: string
  onChange: (value: string) => void
}

/** Narrows or orders a list: works at once, stands alone, outside of forms. The first option says what it is about. */
export const ChoiceBox = ({ label, options, value, onChange }: ChoiceBoxProps) => {
  const id = useId()
  return (
    <Box>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </Box>
  )
}
