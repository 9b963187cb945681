import { Star } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { styled } from 'styled-components'
import { theme } from '../theme.js'

const Row = styled(RadioGroup.Root)`
  display: inline-flex;
`

const Item = styled(RadioGroup.Item)<{ $on: boolean }>`
  display: grid;
  place-items: center;
  width: ${theme.touch};
  height: ${theme.touch};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.s};
  background: none;
  color: ${({ $on }) => ($on ? theme.color.star : theme.color.lineStrong)};

  svg {
    width: 30px;
    height: 30px;
    fill: ${({ $on }) => ($on ? 'currentcolor' : 'none')};
    transition: transform ${theme.motion.quick};
  }

  &:hover:not(:disabled) svg {
    transform: scale(1.12);
  }
`

const five = [1, 2, 3, 4, 5]

type StarInputProps = {
  /** 1 to 5; null if none is chosen. */
  value: number | null
  onChange: (value: number) => void
  labelledBy?: string
  label?: string
  describedBy?: string
  invalid?: boolean
  disabled?: boolean
}

/** A rating as a radio group: arrow keys move, each star is read as "3 stars". */
export const StarInput = ({
  value,
  onChange,
  labelledBy,
  label,
  describedBy,
  invalid,
  disabled,
}: StarInputProps) => (
  <Row
    value={value === null ? '' : String(value)}
    onValueChange={next => onChange(Number(next))}
    orientation="horizontal"
    aria-label={label}
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    aria-invalid={invalid || undefined}
    disabled={disabled ?? false}
  >
    {five.map(star => (
      <Item
        key={star}
        value={String(star)}
        aria-label={star === 1 ? '1 star' : `${star} stars`}
        $on={value !== null && star <= value}
      >
        <Star aria-hidden="true" />
      </Item>
    ))}
  </Row>
)
