import { type ComponentProps, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from '../controlStyle.js'
import { theme } from '../theme.js'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.xxs};

  label {
    font-size: ${theme.fontSize.s};
    font-weight: ${theme.weight.strong};
  }

  input {
    ${controlStyle}
  }

  /* Room for two lines, so that nothing moves when they change. */
  [role='status'] {
    min-height: 3rem;
  }
`

type TextBoxProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  label: string
  value: string
  onValue: (value: string) => void
  /** Shown below the box and read aloud when it changes. */
  below: ReactNode
  isWrong: boolean
}

/** One line of text outside forms. */
export const TextBox = ({ label, value, onValue, below, isWrong, ...input }: TextBoxProps) => {
  const id = useId()
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        value={value}
        onChange={({ target }) => onValue(target.value)}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-below`}
      />
      <div id={`${id}-below`} role="status">
        {below}
      </div>
    </Frame>
  )
}
