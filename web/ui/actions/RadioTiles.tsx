import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.js'

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${theme.space.xs};

  legend {
    padding-bottom: ${theme.space.xxs};
    font-size: ${theme.fontSize.s};
    font-weight: ${theme.weight.strong};
  }
`

const Tile = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.s};
  padding: ${theme.space.s};
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};

  &:hover {
    border-color: ${theme.color.ink};
  }

  &:has(:checked) {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    box-shadow: inset 0 0 0 1px ${theme.color.accent};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  input {
    width: 20px;
    height: 20px;
    accent-color: ${theme.color.accent};
  }

  input:focus-visible {
    outline: none;
  }

  strong {
    display: block;
  }

  small {
    display: block;
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.s};
    line-height: ${theme.leading.snug};
  }

  > svg {
    width: 28px;
    height: 28px;
    color: ${theme.color.muted};
  }
`

type RadioTilesProps<Value extends string> = {
  label: string
  options: ReadonlyArray<{ value: Value; label: string; detail: string; icon: ReactNode }>
  value: Value
  onChange: (value: Value) => void
}

/** One of a few options, outside forms: the browser's own radio buttons, each in a tile. */
export const RadioTiles = <Value extends string>({
  label,
  options,
  value,
  onChange,
}: RadioTilesProps<Value>) => {
  const name = useId()
  return (
    <Group>
      <legend>{label}</legend>
      {options.map(option => (
        <Tile key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            <strong>{option.label}</strong>
            <small>{option.detail}</small>
          </span>
          {option.icon}
        </Tile>
      ))}
    </Group>
  )
}
