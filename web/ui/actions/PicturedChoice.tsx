import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from '../controlStyle.js'
import { theme } from '../theme.js'

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  align-content: start;
  gap: ${theme.space.xxs} ${theme.space.s};
  padding: ${theme.space.s};
  border: 1.5px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};

  > strong {
    font-weight: ${theme.weight.strong};
  }

  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  /* Three short ones fit beside each other on a phone. */
  gap: 0 ${theme.space.s};

  label {
    display: inline-flex;
    gap: ${theme.space.xxs};
    align-items: center;
    min-height: ${theme.touch};
    font-size: ${theme.fontSize.s};
  }

  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${theme.color.accent};
  }
`

const Amount = styled.label`
  display: grid;
  gap: ${theme.space.xxs};
  font-size: ${theme.fontSize.s};

  input {
    ${controlStyle}
  }
`

const Below = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.s};

  &[data-failed] {
    color: ${theme.color.danger};
    font-weight: ${theme.weight.strong};
  }
`

type PicturedChoiceProps<Value extends string> = {
  label: string
  picture: ReactNode
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** The box of an amount that the choice needs. */
  amount?: { label: string; value: string; onValue: (value: string) => void; onDone: () => void } | undefined
  /** Why the last change did not take effect. */
  error: string | undefined
  /** Read aloud when it changes. */
  status: string
}

/** One of a few options about a pictured thing, saved without a form: the browser's own radio buttons. */
export const PicturedChoice = <Value extends string>({
  label,
  picture,
  options,
  value,
  onChange,
  amount,
  error,
  status,
}: PicturedChoiceProps<Value>) => {
  const id = useId()
  const described = error === undefined ? undefined : `${id}-error`
  return (
    <Frame>
      {picture}
      <strong id={id}>{label}</strong>
      <Options role="radiogroup" aria-labelledby={id} aria-describedby={described}>
        {options.map(option => (
          <label key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </Options>
      {amount && (
        <Amount>
          {amount.label}
          <input
            inputMode="decimal"
            autoComplete="off"
            value={amount.value}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={described}
            onChange={({ currentTarget }) => amount.onValue(currentTarget.value)}
            onBlur={amount.onDone}
            onKeyDown={({ key }) => key === 'Enter' && amount.onDone()}
          />
        </Amount>
      )}
      {error !== undefined && (
        <Below id={`${id}-error`} role="alert" data-failed>
          {error}
        </Below>
      )}
      <Below role="status">{status}</Below>
    </Frame>
  )
}
