import { bidRules } from '@rules/bidRules.js'
import { type Asked, type BidTerms, estimatedTotal } from '@rules/estimatedTotal.js'
import { heavyInWords, termsInWords } from '@rules/termsWords.js'
import * as z from 'zod/mini'
import { typedTermRules } from '../../forms/TermFields.js'
import { Stack } from '../../ui/layout/Stack.js'
import { formatMoney } from '../../ui/text/Money.js'
import { Text } from '../../ui/text/Text.js'

const rules = typedTermRules(bidRules)

type CustomerReadsProps = { values: object; asked: Asked }

/** While it is typed: what the customer will read of the terms, once they can be read at all. */
export const CustomerReads = ({ values, asked }: CustomerReadsProps) => {
  const { data } = z.safeParse(rules, { ...values, message: '' })
  const bid: (BidTerms & { price: string }) | undefined = data
  const terms = bid && termsInWords(bid)
  return (
    <Stack gap="none" aria-live="polite">
      {bid && terms && (
        <>
          <Text size="s" tone="muted">
            The customer reads:
          </Text>
          <Text>
            <strong>{formatMoney(estimatedTotal(bid, asked))}</strong> {terms}
          </Text>
          {heavyInWords(bid, asked, 'typical') && (
            <Text size="s" tone="muted">
              {heavyInWords(bid, asked, 'typical')}
            </Text>
          )}
        </>
      )}
    </Stack>
  )
}
