import { count, offeredInWords } from '@rules/bids/termsWords.js'
import { Text } from '../../../ui/text/Text.js'
import type { BiddableJob } from './BiddableJob.js'

type RateTermsProps = { id: string; job: BiddableJob; rate: NonNullable<BiddableJob['myRate']> }

/** The terms of the bid that BidAtRate sends. */
export const RateTerms = ({ id, job, rate }: RateTermsProps) => (
  <Text size="s" id={id}>
    Your rate: {offeredInWords(rate)}. Stands for {count(rate.standsDays, 'day')}.
    {/* The days stand above. */}
    {job.freeUnits && ` ${job.freeUnits.free} of ${job.freeUnits.total} free.`}
  </Text>
)
