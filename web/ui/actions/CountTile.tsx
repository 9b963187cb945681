import { Minus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../text/VisuallyHidden.js'
import { theme } from '../theme.js'
import { IconButton } from './IconButton.js'

/** Things to count, as many side by side as fit. */
export const CountTiles = styled.div.attrs({ role: 'group' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.8rem, 1fr));
  gap: ${theme.space.xs};
`

const Tile = styled.div`
  position: relative;
  display: grid;
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};

  &:hover {
    border-color: ${theme.color.ink};
  }

  &[data-counted] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    box-shadow: inset 0 0 0 1px ${theme.color.accent};
  }
`

const Add = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  align-items: center;
  gap: ${theme.space.xxs};
  min-width: 0;
  min-height: 92px;
  padding: ${theme.space.xxs} ${theme.space.xs} ${theme.space.xs};
  border: 0;
  border-radius: ${theme.radius.m};
  background: transparent;
  color: inherit;
  font-size: ${theme.fontSize.s};
  line-height: ${theme.leading.snug};
  text-align: left;

  > :nth-child(2) {
    grid-row: 2;
    grid-column: 1 / -1;
    /* The corner's, so that nothing moves with the first tap. */
    padding-right: 2.4rem;
  }

`

const Count = styled.input`
  width: 2.4rem;
  min-height: 32px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.s};
  background: ${theme.color.raised};
  color: inherit;
  font: inherit;
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums;
  text-align: center;
`

const Corner = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  display: grid;
  justify-items: center;
  align-content: space-between;
  padding-top: ${theme.space.xxs};
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`

type CountTileProps = {
  label: string
  picture: ReactNode
  count: number
  most: number
  disabled: boolean
  onChange: (count: number) => void
}

/** Counts one kind of thing: a tap adds one, the button beside it takes one away, and the box takes any number. */
export const CountTile = ({ label, picture, count, most, disabled, onChange }: CountTileProps) => {
  const add = useRef<HTMLButtonElement>(null)
  const [typed, setTyped] = useState<string>()
  return (
    <Tile data-counted={count > 0 || undefined}>
      <Add
        ref={add}
        type="button"
        disabled={disabled}
        aria-pressed={count > 0}
        onClick={() => onChange(Math.min(most, Math.floor(count) + 1))}
      >
        {picture}
        <span>
          {label} {count > 0 && <VisuallyHidden>{count}</VisuallyHidden>}
        </span>
      </Add>
      {count > 0 && (
        <Corner>
          <Count
            aria-label={`How many: ${label}`}
            inputMode="numeric"
            maxLength={5}
            disabled={disabled}
            value={typed ?? String(count)}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value)
              // A blank isn't a count yet, and anything else is for the rules to judge.
              if (Number(value) > 0) onChange(Number(value))
            }}
            onBlur={() => setTyped(undefined)}
          />
          <IconButton
            label={`One less: ${label}`}
            icon={<Minus aria-hidden="true" />}
            disabled={disabled}
            onClick={() => {
              // The button goes with the last one.
              if (count === 1) add.current?.focus()
              onChange(count - 1)
            }}
          />
        </Corner>
      )}
    </Tile>
  )
}
