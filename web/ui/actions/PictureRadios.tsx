import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../text/VisuallyHidden.js'
import { media, theme } from '../theme.js'

const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  gap: ${theme.space.xs};

  @media ${media.phone} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const Tile = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${theme.space.xxs};
  min-height: ${theme.touch};
  padding: ${theme.space.xs} ${theme.space.xxs};
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  font-size: ${theme.fontSize.s};
  text-align: center;

  &:hover {
    border-color: ${theme.color.ink};
  }

  &:has(:checked) {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    box-shadow: inset 0 0 0 1px ${theme.color.accent};
    font-weight: ${theme.weight.strong};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
  }
`

type PictureRadiosProps<Value extends number> = {
  name: string
  labelledBy: string
  describedBy: string | undefined
  /** `rest` is read aloud after the label. */
  options: readonly { value: Value; label: string; rest: string; picture: ReactNode }[]
  value: Value | null
  disabled: boolean
  onChange: (value: Value) => void
}

/** One of a row of pictures: the browser's own radio buttons. */
export const PictureRadios = <Value extends number>({
  name,
  labelledBy,
  describedBy,
  options,
  value,
  disabled,
  onChange,
}: PictureRadiosProps<Value>) => (
  <Group role="radiogroup" aria-labelledby={labelledBy} aria-describedby={describedBy}>
    {options.map(option => (
      <Tile key={option.value}>
        <input
          type="radio"
          name={name}
          checked={option.value === value}
          disabled={disabled}
          onChange={() => onChange(option.value)}
        />
        {option.picture}
        <span>
          {option.label}
          <VisuallyHidden>{option.rest}</VisuallyHidden>
        </span>
      </Tile>
    ))}
  </Group>
)
