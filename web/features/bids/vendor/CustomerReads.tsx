import { bidRules } from '@rules/bids/bidRules.js'
import type { BidTerms } from '@rules/bids/estimatedTotal.js'
import { estimateInWords, heavyInWords, termsInWords } from '@rules/bids/termsWords.js'
import { formatMoney } from '@rules/formatMoney.js'
import { expectedWeight } from '@rules/jobs/loadWeights.js'
import * as z from 'zod/mini'
import { typedTermRules } from '../../../forms/TermFields.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Text } from '../../../ui/text/Text.js'
import { askedOf } from '../../jobs/askedOf.js'
import type { BiddableJob } from './BiddableJob.js'

const rules = typedTermRules(bidRules)

type CustomerReadsProps = { values: object; job: BiddableJob }

/** Shows, while it is typed, what the customer will see of the terms, once they are valid. */
export const CustomerReads = ({ values, job }: CustomerReadsProps) => {
  const { data } = z.safeParse(rules, { ...values, message: '' })
  const bid: (BidTerms & { price: string }) | undefined = data
  const terms = bid && termsInWords(bid)
  const [asked, weight] = [askedOf(job), expectedWeight(job)]
  const beyond =
    bid && [estimateInWords(bid, asked, weight), heavyInWords(bid, asked, weight)].filter(Boolean)
  return (
    <Stack gap="none" aria-live="polite">
      {bid && terms && (
        <>
          <Text size="s" tone="muted">
            The customer will see:
          </Text>
          <Text>
            <strong>{formatMoney(bid.price)}</strong> {terms}
          </Text>
          {beyond?.map(words => (
            <Text key={words} size="s" tone="muted">
              {words}
            </Text>
          ))}
        </>
      )}
    </Stack>
  )
}
