import { ratesInWords } from '@rules/bids/termsWords.js'
import { cityWords, countByCity } from '@rules/cityWords.js'
import { formatMoney } from '@rules/formatMoney.js'
import { documentTypes, dumpsterSizes, keysOf, serviceTypes } from '@rules/kinds.js'
import { documentGraph } from '@rules/vendors/documentGraph.js'
import type { ReactNode } from 'react'
import { ExternalLink } from '../../../ui/actions/Link.js'
import { Card } from '../../../ui/layout/Card.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { Badge } from '../../../ui/text/Badge.js'
import { type Fact, Facts } from '../../../ui/text/Facts.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'
import { businessFacts } from '../../businesses/businessFacts.js'
import { newestOf } from '../../vendors/admin/documentStanding.js'
import type { ViewedVendorQuery } from './generated/viewing.js'
import { OffButton } from './OffButton.js'

type Vendor = ViewedVendorQuery

type PartProps = { title: string; facts: readonly Fact[]; empty: string; off: string }

const Part = ({ title, facts, empty, off }: PartProps) => (
  <Card as="section" aria-label={title}>
    <Stack>
      <Inline justify="between">
        <Heading level={2} look={3}>
          {title}
        </Heading>
        <OffButton>{off}</OffButton>
      </Inline>
      {facts.length === 0 ? <EmptyState title={empty} /> : <Facts facts={facts} />}
    </Stack>
  </Card>
)

export const ViewedProfile = ({ business }: { business: Vendor['business'] }) => (
  <Part
    title="Business"
    empty="No business named yet"
    off="Edit Business"
    facts={business ? businessFacts(business) : []}
  />
)

export const ViewedServices = ({ services }: { services: Vendor['vendorServices'] }) => (
  <Part
    title="Services"
    empty="No services offered yet"
    off="Change services"
    facts={keysOf(serviceTypes).map(type => ({
      label: serviceTypes[type],
      value: services.some(({ serviceType, isActive }) => serviceType === type && isActive)
        ? 'Offered'
        : 'Not offered',
    }))}
  />
)

export const ViewedAreas = ({ areas }: { areas: Vendor['serviceAreas'] }) => (
  <Part
    title="Service Areas"
    empty="No service areas added yet"
    off="Add ZIP Code"
    facts={
      areas.length === 0
        ? []
        : [{ label: `${areas.length} ZIP codes`, value: cityWords(countByCity(areas), 20) }]
    }
  />
)

export const ViewedSizes = ({ sizes }: { sizes: Vendor['dumpsterSizes'] }) => (
  <Card as="section" aria-label="Dumpster Sizes">
    <Stack>
      <Inline justify="between">
        <Heading level={2} look={3}>
          Dumpster Sizes
        </Heading>
        <OffButton>Add Size</OffButton>
      </Inline>
      {sizes.length === 0 ? (
        <EmptyState title="No dumpster sizes added yet" />
      ) : (
        <Stack as="ul" gap="s">
          {sizes.map(({ id, size, description, pricePerDay, rentalSize, ...rates }) => (
            <li key={id}>
              <strong>{size}</strong>
              {pricePerDay !== null && `, ${formatMoney(pricePerDay)}/day`}
              {rentalSize && <Text>Customers order it as {dumpsterSizes[rentalSize].label}</Text>}
              {ratesInWords(rates) && <Text>{ratesInWords(rates)}</Text>}
              {description && <Text tone="muted">{description}</Text>}
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  </Card>
)

const standing = (documents: Vendor['vendorDocuments'], type: keyof typeof documentTypes): ReactNode => {
  const document = newestOf(documents, type)
  if (!document) return <Badge tone="yellow">Required</Badge>
  const { label, tone } = documentGraph.states[document.reviewStatus]
  return (
    <Inline gap="xs">
      <Badge tone={tone}>{label}</Badge>
      <ExternalLink href={document.filePath}>Open {document.fileName}</ExternalLink>
    </Inline>
  )
}

export const ViewedDocuments = ({ documents }: { documents: Vendor['vendorDocuments'] }) => (
  <Part
    title="Documents"
    empty="Nothing has been uploaded yet"
    off="Upload"
    facts={keysOf(documentTypes).map(type => ({
      label: documentTypes[type],
      value: standing(documents, type),
    }))}
  />
)
