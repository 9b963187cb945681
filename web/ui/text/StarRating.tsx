import { Star } from 'lucide-react'
import { styled } from 'styled-components'
import { theme } from '../theme.js'
import { VisuallyHidden } from './VisuallyHidden.js'

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xxs};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`

const Stars = styled.span`
  position: relative;
  display: inline-flex;
  color: ${theme.color.lineStrong};
`

const Filled = styled.span<{ $share: number }>`
  position: absolute;
  inset: 0;
  display: inline-flex;
  width: ${({ $share }) => $share * 100}%;
  overflow: hidden;
  color: ${theme.color.star};

  svg {
    flex: none;
    fill: currentcolor;
  }
`

const Count = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.s};
`

const five = [1, 2, 3, 4, 5]

type StarRatingProps = {
  /** A decimal from 0 to 5, as sent by the API. */
  value: string | number
  count?: number
}

/** "4.67 (12)" with stars; "No ratings yet" if there are none. */
export const StarRating = ({ value, count }: StarRatingProps) => {
  const rating = Number(value)
  if (count === 0) return <Count>No ratings yet</Count>
  return (
    <Frame>
      <Stars aria-hidden="true">
        {five.map(star => (
          <Star key={star} size={16} />
        ))}
        <Filled $share={Math.min(1, Math.max(0, rating / 5))}>
          {five.map(star => (
            <Star key={star} size={16} />
          ))}
        </Filled>
      </Stars>
      <VisuallyHidden>Rated</VisuallyHidden>
      <strong>{rating.toFixed(2)}</strong>
      <VisuallyHidden>out of 5</VisuallyHidden>
      {count !== undefined && (
        <Count>
          ({count}
          <VisuallyHidden> {count === 1 ? 'rating' : 'ratings'}</VisuallyHidden>)
        </Count>
      )}
    </Frame>
  )
}
