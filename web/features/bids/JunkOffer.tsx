import type { TakenItem } from '@rules/junk/junkTerms.js'
import {
  extraInWords,
  loadTermsInWords,
  notTakenInWords,
  partsInWords,
  splitByRequest,
} from '@rules/junk/takenWords.js'
import { Fold } from '../../ui/layout/Fold.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Text } from '../../ui/text/Text.js'
import type { JobRequest_JobFragment } from '../jobs/generated/jobs.js'
import type { BidItems_BidFragment, BidTerms_BidFragment } from './generated/bids.js'

export type JunkBid = BidItems_BidFragment &
  Pick<BidTerms_BidFragment, 'includedEighths' | 'extraEighthPrice'>

export interface JunkOfferProps {
  bid: JunkBid
  /** The items that the request names. */
  asked: JobRequest_JobFragment['items']
  /** The customer who compares bids or accepts this one, or its vendor. With the latter two, the load stands beside it. */
  reader: 'comparing' | 'accepting' | 'vendor'
}

/** More of them are folded. */
const MOST_OTHERS = 3

/** Kinds that the request doesn't name, in one line. */
const Others = ({ items, who }: { items: readonly TakenItem[]; who: string }) => {
  const words = [notTakenInWords(items, who), extraInWords(items)].filter(Boolean).join('. ')
  if (!words) return null
  const line = (
    <Text size="s" tone="muted">
      {words}
    </Text>
  )
  if (items.length <= MOST_OTHERS) return line
  return (
    <Fold title="Other items" note={`${items.length} cost extra or aren't taken`}>
      {line}
    </Fold>
  )
}

/** The load of a bid on junk, what isn't included of items, those of the request first, and how its price is made up. */
export const JunkOffer = ({ bid, asked: request, reader }: JunkOfferProps) => {
  const load = reader === 'comparing' && loadTermsInWords(bid)
  const { asked, others } = splitByRequest(bid.items, request)
  const who = reader === 'vendor' ? "You don't" : "Doesn't"
  const refused = notTakenInWords(asked, who)
  const extra = extraInWords(asked)
  const parts = partsInWords(bid.parts)
  return (
    <Stack gap="xxs">
      {load && <Text strong>{load}</Text>}
      {refused && (
        <Text strong tone="danger">
          {refused}
        </Text>
      )}
      {extra && <Text strong>{extra}</Text>}
      <Others items={others} who={who} />
      {parts && (
        <Text size="s" tone="muted" tabular>
          {parts}
        </Text>
      )}
      {reader === 'accepting' && (
        <Text>
          The price covers what your request names{refused && ", except what isn't taken"}. Only what is
          beyond it costs extra.
        </Text>
      )}
    </Stack>
  )
}
