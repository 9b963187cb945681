import type { BidCard_VendorFragment } from '../../generated/graphql.js'
import { Stack } from '../../ui/layout/Stack.js'
import { fullName } from '../../ui/text/fullName.js'
import { Heading } from '../../ui/text/Heading.js'
import { Text } from '../../ui/text/Text.js'
import { VendorFacts } from './VendorFacts.js'

/** The vendor whose bid was accepted. */
export const ChosenVendor = ({ vendor }: { vendor: BidCard_VendorFragment }) => (
  <Stack as="section" gap="s" aria-labelledby="vendor-title">
    <Heading level={3} id="vendor-title">
      Your vendor
    </Heading>
    <Stack gap="xxs">
      <Text strong>{fullName(vendor)}</Text>
      <VendorFacts vendor={vendor} />
    </Stack>
  </Stack>
)
