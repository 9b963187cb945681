import { termsInWords } from '@rules/bids/termsWords.js'
import { MessageSquare } from 'lucide-react'
import { Button } from '../../../ui/actions/Button.js'
import { CallLink } from '../../../ui/actions/CallLink.js'
import { goToSection } from '../../../ui/layout/goToSection.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Heading } from '../../../ui/text/Heading.js'
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
  /** False if the link to call stands elsewhere. */
  mayCall: boolean
  mayMessage: boolean
}

/** The vendor whose bid was accepted, and what they wrote with it. */
export const ChosenVendor = ({ vendor, bids, isUnderWay, mayCall, mayMessage }: ChosenVendorProps) => {
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
        <VendorFacts vendor={vendor} takesCards={accepted?.takesCards ?? false} />
        {isUnderWay && !vendor.isActive && (
          <Text size="s" tone="danger" strong>
            This vendor can't take jobs right now
          </Text>
        )}
      </Stack>
      <Stack gap="s" data-print="hide">
        {mayCall && vendor.businessPhone && <CallLink phone={vendor.businessPhone} />}
        {mayMessage && (
          <Button wide icon={<MessageSquare aria-hidden="true" />} onClick={() => goToSection('messages')}>
            Message
          </Button>
        )}
      </Stack>
      {terms && <Text>Included and agreed: {terms}.</Text>}
      {message && <Text asTyped>{message}</Text>}
    </Stack>
  )
}
