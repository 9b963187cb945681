import { addDays } from '@rules/dates.js'
import { CalendarDays, MapPin, Wallet } from 'lucide-react'
import { styled } from 'styled-components'
import { serverNow } from '../../serverClock.js'
import { Card } from '../../ui/layout/Card.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Badge } from '../../ui/text/Badge.js'
import { formatDay, localDay } from '../../ui/text/formatMoment.js'
import { Heading } from '../../ui/text/Heading.js'
import { IconLine } from '../../ui/text/IconLine.js'
import { Money } from '../../ui/text/Money.js'
import { StarRating } from '../../ui/text/StarRating.js'
import { Text } from '../../ui/text/Text.js'
import { media, theme } from '../../ui/theme.js'

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.m};
  align-items: start;

  @media ${media.medium} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${theme.space.l};
  }
`

const DAYS_AHEAD = 5

const bids = [
  {
    vendor: 'Marcus Bell',
    price: '148.00',
    rating: '4.90',
    ratings: 31,
    message: 'Two of us and a truck, done in an hour. Stairs are no problem.',
  },
  {
    vendor: 'Grace Lin',
    price: '165.00',
    rating: '4.80',
    ratings: 64,
    message: 'Anything that still works goes to a thrift store.',
  },
  {
    vendor: 'Hector Lopez',
    price: '189.00',
    rating: '5.00',
    ratings: 9,
    message: 'We can also come the evening before.',
  },
]

const ExampleBid = ({ vendor, price, rating, ratings, message }: (typeof bids)[number]) => (
  <Card as="li" padding="s">
    <Stack gap="xxs">
      <Inline justify="between" align="baseline" nowrap>
        <Heading level={3} look={4}>
          {vendor}
        </Heading>
        <Text as="span" size="l" strong tabular>
          <Money value={price} />
        </Text>
      </Inline>
      <StarRating value={rating} count={ratings} />
      <Text size="s" tone="muted">
        {message}
      </Text>
    </Stack>
  </Card>
)

/** A request with its bids as a customer sees them. Nothing in it can be pressed. */
export const ExampleRequest = () => {
  const day = formatDay(addDays(localDay(serverNow().toISOString()), DAYS_AHEAD))
  return (
    <Columns>
      <Card as="div" padding="m">
        <Stack gap="s">
          <Inline justify="between" nowrap align="start">
            <Heading level={3}>Junk Pickup</Heading>
            <Badge tone="yellow">Pending</Badge>
          </Inline>
          <Text>A sofa, a dresser and ten boxes, second floor</Text>
          <Stack gap="xs">
            <IconLine icon={<CalendarDays aria-hidden="true" />} label="Pickup">
              {day}, 9:00 AM
            </IconLine>
            <IconLine icon={<MapPin aria-hidden="true" />} label="Where">
              1810 Bouldin Ave, 78704
            </IconLine>
            <IconLine icon={<Wallet aria-hidden="true" />} label="Budget">
              <Money value="200" /> budget
            </IconLine>
          </Stack>
          <Text strong>3 bids from $148.00</Text>
        </Stack>
      </Card>
      <Stack as="ul" gap="xs">
        {bids.map(bid => (
          <ExampleBid key={bid.vendor} {...bid} />
        ))}
      </Stack>
    </Columns>
  )
}
