import { termsInWords } from '@rules/termsWords.js'
import type { BidCard_BidFragment, BidCard_VendorFragment } from '../../generated/graphql.js'
import { Stack } from '../../ui/layout/Stack.js'
import { fullName } from '../../ui/text/fullName.js'
import { Heading } from '../../ui/text/Heading.js'
import { Text } from '../../ui/text/Text.js'
import { LatestComments } from './LatestComments.js'
import { VendorFacts } from './VendorFacts.js'

type ChosenVendorProps = { vendor: BidCard_VendorFragment; bids: readonly BidCard_BidFragment[] }

/** The vendor whose bid was accepted, and what they wrote with it. */
export const ChosenVendor = ({ vendor, bids }: ChosenVendorProps) => {
  const accepted = bids.find(({ status }) => status === 'accepted')
  const message = accepted?.message
  const terms = accepted && termsInWords(accepted)
  return (
    <Stack as="section" gap="s" aria-labelledby="vendor-title">
      <Heading level={3} id="vendor-title">
        Your vendor
      </Heading>
      <Stack gap="xxs">
        <Text strong>{fullName(vendor)}</Text>
        <VendorFacts vendor={vendor} />
      </Stack>
      {terms && <Text>Included and agreed: {terms}.</Text>}
      {message && <Text asTyped>{message}</Text>}
      {vendor.latestComments.length > 0 && <LatestComments vendor={vendor} />}
    </Stack>
  )
}
