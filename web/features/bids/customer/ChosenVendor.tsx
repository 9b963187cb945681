import { termsInWords } from '@rules/bids/termsWords.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Heading } from '../../../ui/text/Heading.js'
import { PhoneLink } from '../../../ui/text/PhoneLink.js'
import { Text } from '../../../ui/text/Text.js'
import { VendorLink } from '../../businesses/VendorLink.js'
import { VendorPerson } from '../../businesses/VendorPerson.js'
import type { OrderDetails_JobFragment } from '../../jobs/orders/generated/orders.js'
import type { ComparedBid_BidFragment } from './generated/bidComparison.js'
import { VendorFacts } from './VendorFacts.js'

type ChosenVendorProps = {
  vendor: NonNullable<OrderDetails_JobFragment['vendor']>
  bids: readonly ComparedBid_BidFragment[]
  isUnderWay: boolean
  /** False where the phone number stands beside it already. */
  showsPhone: boolean
}

/** The vendor whose bid was accepted, and what they wrote with it. */
export const ChosenVendor = ({ vendor, bids, isUnderWay, showsPhone }: ChosenVendorProps) => {
  const accepted = bids.find(({ status }) => status === 'accepted')
  const message = accepted?.message
  const terms = accepted && termsInWords(accepted)
  return (
    <Stack as="section" gap="s" aria-labelledby="vendor-title">
      <Heading level={3} id="vendor-title">
        Your vendor
      </Heading>
      <Stack gap="xxs">
        <Text strong>
          <VendorLink vendor={vendor} />
        </Text>
        <VendorPerson vendor={vendor} />
        {showsPhone && vendor.businessPhone && <PhoneLink phone={vendor.businessPhone} />}
        <VendorFacts vendor={vendor} />
        {isUnderWay && !vendor.isActive && (
          <Text size="s" tone="danger" strong>
            This vendor can't take jobs right now
          </Text>
        )}
      </Stack>
      {terms && <Text>Included and agreed: {terms}.</Text>}
      {message && <Text asTyped>{message}</Text>}
    </Stack>
  )
}
