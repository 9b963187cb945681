import { businessRemovalReasons } from '@rules/removalReasons.js'
import { useState } from 'react'
import type { ManagedBusiness_BusinessFragment } from '../../../generated/graphql.js'
import { useRemoveBusinessLogoMutation, useRemoveBusinessNameMutation } from '../../../generated/hooks.js'
import { paths } from '../../../paths.js'
import { Button } from '../../../ui/actions/Button.js'
import { ExternalLink } from '../../../ui/actions/Link.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { useFocusReturn } from '../../../ui/overlays/useFocusReturn.js'
import { Facts } from '../../../ui/text/Facts.js'
import { Heading } from '../../../ui/text/Heading.js'
import { businessFacts } from '../../accounts/businessFacts.js'
import { RemovedOfBusiness } from '../../accounts/RemovedOfBusiness.js'
import { RemovalDialog } from '../../job/RemovalDialog.js'

const words = {
  name: {
    label: 'Remove Name',
    title: 'Remove this business name?',
    description:
      "Customers see the vendor's own name until they choose another. The vendor is told the reason.",
    done: 'Business name removed',
  },
  logo: {
    label: 'Remove Logo',
    title: 'Remove this logo?',
    description: 'Nobody sees it any more, and it cannot be chosen again. The vendor is told the reason.',
    done: 'Logo removed',
  },
}

/** A vendor's business as an admin judges it: its name and its logo can be removed. */
export const VendorBusiness = ({ business }: { business: ManagedBusiness_BusinessFragment }) => {
  const [part, setPart] = useState<keyof typeof words | null>(null)
  const [removeName] = useRemoveBusinessNameMutation()
  const [removeLogo] = useRemoveBusinessLogoMutation()
  useFocusReturn(part !== null)
  const { vendorId, version } = business
  const say = words[part ?? 'name']
  return (
    <Stack as="section" aria-label="Business">
      <Inline justify="between">
        <Heading level={3}>Business</Heading>
        <ExternalLink href={paths.vendor(vendorId)} target="_blank" rel="noopener">
          Open the public profile
        </ExternalLink>
      </Inline>
      <Facts facts={businessFacts(business)} />
      <RemovedOfBusiness business={business} />
      <Inline gap="xs">
        {!business.nameRemovedFor && (
          <Button size="s" onClick={() => setPart('name')}>
            {words.name.label}
          </Button>
        )}
        {business.logo && (
          <Button size="s" onClick={() => setPart('logo')}>
            {words.logo.label}
          </Button>
        )}
      </Inline>
      <RemovalDialog
        open={part !== null}
        title={say.title}
        description={say.description}
        label={say.label}
        done={say.done}
        reasons={businessRemovalReasons}
        onRemove={reason => {
          const variables = { input: { vendorId, reason, version } }
          return part === 'logo' ? removeLogo({ variables }) : removeName({ variables })
        }}
        onClose={() => setPart(null)}
      />
    </Stack>
  )
}
