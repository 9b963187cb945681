import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.js'
import { media } from '../ui/theme.js'
import { selectStyle } from './selectStyle.js'

const Box = styled.div`
  ${selectStyle}
  width: fit-content;
  max-width: 100%;

  /* Two share a line on a phone, however long the words are that are not chosen. */
  flex: 1 1 8rem;
  min-width: 0;

  @media ${media.medium} {
    flex: none;

    select {
      width: auto;
      max-width: 100%;
    }
  }
`

type ChoiceBoxProps = {
  label: string
  options: ReadonlyArray<{ value: string; label: string }>
  value: string
  onChange: (value: string) => void
}

/** Filters or sorts a list: applies at once, used outside forms. The first option says what it is about. */
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
