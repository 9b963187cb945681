import { ratesInWords } from '@rules/bids/termsWords.js'
import { dumpsterSizes, type RentalSize } from '@rules/kinds.js'
import { useQuery } from '../../../apollo/hooks.js'
import { FillButton } from '../../../forms/FillButton.js'
import { typedTerms } from '../../../forms/TermFields.js'
import { Link } from '../../../ui/actions/Link.js'
import { Card } from '../../../ui/layout/Card.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Skeleton } from '../../../ui/states/Skeleton.js'
import { Text } from '../../../ui/text/Text.js'
import type { Rates_SizeFragment } from '../../vendors/generated/vendors.js'
import { MyRatesDocument } from './generated/bidding.js'

const filled = (rates: Rates_SizeFragment) => ({
  ...typedTerms(rates),
  // Without a usual price, the typed price stays.
  ...(rates.usualPrice !== null && { price: rates.usualPrice }),
})

type MyRatesProps = {
  size: RentalSize
  /** Says where rates are set, if there are none. */
  isNew: boolean
  /** Runs before the user leaves the dialog for the inventory. */
  onLeave: () => void
}

/** The vendor's own rates for a rental of this size, for a bid in one tap. */
export const MyRates = ({ size, isNew, onLeave }: MyRatesProps) => {
  const { data, error } = useQuery(MyRatesDocument)
  if (error && !data) return null
  if (!data) return <Skeleton height="62px" />
  const rates = data.dumpsterSizes
    .filter(({ rentalSize }) => rentalSize === size)
    .map(each => ({ ...each, words: ratesInWords(each) }))
    .filter(({ words }) => words !== null)
  const { label } = dumpsterSizes[size]
  if (rates.length === 0)
    return isNew ? (
      <Text size="s" tone="muted">
        With your rates for {label} dumpsters in your{' '}
        <Link to={{ search: 'tab=inventory' }} onClick={onLeave}>
          inventory
        </Link>
        , you can bid with one tap.
      </Text>
    ) : null
  return (
    <Card as="div" tone="sunken" padding="s">
      <Stack gap="s">
        {rates.map(each => (
          <Inline key={each.id} justify="between" gap="xs" nowrap>
            <Stack gap="none">
              <Text size="s" strong>
                {rates.length === 1 ? `Your rates for ${label}` : each.size}
              </Text>
              <Text size="s" tone="muted" lines={1}>
                {each.words}
              </Text>
            </Stack>
            <div style={{ flexShrink: 0 }}>
              <FillButton values={filled(each)}>Use My Rates</FillButton>
            </div>
          </Inline>
        ))}
      </Stack>
    </Card>
  )
}
