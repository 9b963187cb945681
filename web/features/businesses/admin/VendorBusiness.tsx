import { useState } from 'react'
import { paths } from '../../../paths.js'
import { Button } from '../../../ui/actions/Button.js'
import { ExternalLink } from '../../../ui/actions/Link.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { useFocusReturn } from '../../../ui/overlays/useFocusReturn.js'
import { Facts } from '../../../ui/text/Facts.js'
import { Heading } from '../../../ui/text/Heading.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { businessFacts } from '../businessFacts.js'
import { RemovedOfBusiness } from '../RemovedOfBusiness.js'
import type { ManagedBusiness_BusinessFragment } from './generated/businesses.js'
import { type BusinessPart, RemoveFromBusiness, removalLabel } from './RemoveFromBusiness.js'

/** A vendor's business as an admin judges it: its name and its logo can be removed. */
export const VendorBusiness = ({ business }: { business: ManagedBusiness_BusinessFragment }) => {
  const [part, setPart] = useState<BusinessPart | null>(null)
  useFocusReturn(part !== null)
  return (
    <Stack as="section" aria-label="Business">
      <Inline justify="between">
        <Heading level={3}>Business</Heading>
        <ExternalLink href={paths.vendor(business.vendorId)} target="_blank" rel="noopener">
          Open the public profile
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </ExternalLink>
      </Inline>
      <Facts facts={businessFacts(business)} />
      <RemovedOfBusiness business={business} />
      <Inline gap="xs">
        {!business.nameRemovedFor && (
          <Button size="s" onClick={() => setPart('name')}>
            {removalLabel('name')}
          </Button>
        )}
        {business.logo && (
          <Button size="s" onClick={() => setPart('logo')}>
            {removalLabel('logo')}
          </Button>
        )}
      </Inline>
      {part && <RemoveFromBusiness business={business} part={part} onClose={() => setPart(null)} />}
    </Stack>
  )
}
