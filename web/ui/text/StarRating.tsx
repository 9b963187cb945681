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
  flex: none;
  color: ${theme.color.lineStrong};

  svg {
    flex: none;
    max-width: none;
  }
`

const Filled = styled.span`
  position: absolute;
  inset: 0;
  display: inline-flex;
  overflow: hidden;
  color: ${theme.color.star};

  svg {
    fill: currentcolor;
  }
`

const Count = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.s};
`

/**
 * The star of lucide-react, five times as one path: drawing it five times twice would be most of a rating's elements.
 */
const five = [0, 24, 48, 72, 96]
  .map(
    left =>
      `M${left + 11.525} 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0l-4.617 2.428a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879l-3.736-3.637a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z`,
  )
  .join('')

// The same element everywhere, so that React compares it by identity.
const stars = (
  <svg
    width="80"
    height="16"
    viewBox="0 0 120 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={five} />
  </svg>
)

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
        {stars}
        <Filled style={{ width: `${Math.min(1, Math.max(0, rating / 5)) * 100}%` }}>{stars}</Filled>
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
