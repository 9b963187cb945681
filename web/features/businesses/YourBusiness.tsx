import { useEffect, useId, useRef, useState } from 'react'
import { useQuery } from '../../apollo/hooks.js'
import { LoadError } from '../../paging/LoadError.js'
import { paths } from '../../paths.js'
import { Button } from '../../ui/actions/Button.js'
import { ExternalLink } from '../../ui/actions/Link.js'
import { Card } from '../../ui/layout/Card.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { toast } from '../../ui/overlays/toast.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { Facts } from '../../ui/text/Facts.js'
import { Heading } from '../../ui/text/Heading.js'
import { Text } from '../../ui/text/Text.js'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js'
import { BusinessForm } from './BusinessForm.js'
import { businessFacts } from './businessFacts.js'
import { type OwnBusiness_BusinessFragment, OwnBusinessDocument } from './generated/ownBusiness.js'
import { RemovedOfBusiness } from './RemovedOfBusiness.js'

type Business = OwnBusiness_BusinessFragment

const Shown = ({ business }: { business: Business | null }) => {
  const [isEditing, setEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const isForm = !business || isEditing
  const wasForm = useRef(isForm)
  useEffect(() => {
    if (isForm && !wasForm.current) form.current?.querySelector('input')?.focus()
    if (!isForm && wasForm.current) opener.current?.focus()
    wasForm.current = isForm
  }, [isForm])

  if (!business || isEditing) {
    return (
      <div ref={form}>
        <BusinessForm
          business={business}
          onSaved={() => {
            setEditing(false)
            toast({ title: 'Business saved' })
          }}
          onCancel={business ? () => setEditing(false) : undefined}
        />
      </div>
    )
  }
  return (
    <>
      <RemovedOfBusiness business={business} />
      <Facts facts={businessFacts(business)} />
      <Inline>
        <Button ref={opener} onClick={() => setEditing(true)}>
          Edit Business
        </Button>
        <ExternalLink href={paths.vendor(business.vendorId)} target="_blank" rel="noopener">
          See your public profile
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </ExternalLink>
      </Inline>
    </>
  )
}

/** A section of the vendor's account: how customers know the vendor, and the form for it. */
export const YourBusiness = () => {
  const id = useId()
  const { data, error } = useQuery(OwnBusinessDocument)
  return (
    <Card aria-labelledby={id}>
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={2} look={3} id={id}>
            Your Business
          </Heading>
          <Text size="s" tone="muted">
            Customers see this name first, and anyone can open your profile. Until you add one, they see your
            own name.
          </Text>
        </Stack>
        {data && <Shown business={data.business} />}
        {!data && error && <LoadError what="your business" error={error} />}
        {!data && !error && (
          <LoadingRegion label="Loading your business">
            <Skeleton height="180px" />
          </LoadingRegion>
        )}
      </Stack>
    </Card>
  )
}
