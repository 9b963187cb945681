import { ratesInWords } from '@rules/bids/termsWords.js'
import { FillButton } from '../../forms/FillButton.js'
import { typedTerms } from '../../forms/TermFields.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Text } from '../../ui/text/Text.js'
import type { SizeRow_SizeFragment } from '../vendors/services/generated/services.js'

type RatesOfSizeProps = { rates: readonly SizeRow_SizeFragment[]; size: string }

/** The vendor's own rates for the chosen size, which fill in price and terms with one tap. */
export const RatesOfSize = ({ rates, size }: RatesOfSizeProps) => (
  <Stack gap="xs">
    {rates
      .filter(({ rentalSize }) => rentalSize === size)
      .map(each => ({ ...each, words: ratesInWords(each) }))
      .filter(({ words }) => words !== null)
      .map(({ id, usualPrice, words, ...terms }) => (
        <Inline key={id} justify="between" gap="xs" nowrap>
          <Text size="s" tone="muted" lines={2}>
            Your rates: {words}
          </Text>
          <div style={{ flexShrink: 0 }}>
            <FillButton values={{ ...typedTerms(terms), ...(usualPrice !== null && { price: usualPrice }) }}>
              Use My Rates
            </FillButton>
          </div>
        </Inline>
      ))}
  </Stack>
)
