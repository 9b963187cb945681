import { personOf, vendorName } from '@rules/businesses/vendorName.js'
import { cityWords, countByCity } from '@rules/cityWords.js'
import { formatPhone } from '@rules/formatPhone.js'
import { serviceTypes } from '@rules/kinds.js'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Facts } from '../../../ui/text/Facts.js'
import { Heading } from '../../../ui/text/Heading.js'
import { StarRating } from '../../../ui/text/StarRating.js'
import { Text } from '../../../ui/text/Text.js'
import { ActiveBadge } from '../../accounts/admin/ActiveBadge.js'
import { VendorBusiness } from '../../businesses/admin/VendorBusiness.js'
import { VendorHaulOffers, VendorOffers } from '../../offers/admin/VendorOffers.js'
import { DocumentReview } from './DocumentReview.js'
import { ManagedVendorDocument, type ManagedVendorQuery } from './generated/vendors.js'

type Vendor = ManagedVendorQuery['user']

const isWaiting = ({ reviewStatus }: Vendor['documents'][number]) => reviewStatus === 'waiting'

/** The vendor's documents, those waiting for review first. */
const Documents = ({ documents }: Pick<Vendor, 'documents'>) => (
  <Stack as="section" aria-label="Documents">
    <Heading level={3}>Documents</Heading>
    {documents.length === 0 ? (
      <Text tone="muted">Nothing has been uploaded yet.</Text>
    ) : (
      <Stack as="ul">
        {documents
          .toSorted((one, other) => Number(isWaiting(other)) - Number(isWaiting(one)))
          .map(document => (
            <li key={document.id} tabIndex={-1}>
              <DocumentReview document={document} />
            </li>
          ))}
      </Stack>
    )}
  </Stack>
)

const VendorFacts = ({ vendor }: { vendor: Vendor }) => (
  <Facts
    facts={[
      { label: 'Status', value: <ActiveBadge isActive={vendor.isActive} /> },
      {
        label: 'Contact',
        value: [personOf(vendor), vendor.email, vendor.phone && formatPhone(vendor.phone)]
          .filter(Boolean)
          .join(', '),
      },
      { label: 'Rating', value: <StarRating value={vendor.rating} count={vendor.ratingCount} /> },
      { label: 'Jobs completed', value: vendor.completedJobs },
      {
        label: 'Services',
        value: vendor.services.map(({ serviceType }) => serviceTypes[serviceType]).join(', ') || 'None yet',
      },
      {
        label: `Areas (${vendor.areaCount})`,
        value: cityWords(countByCity(vendor.areas)) || 'None yet',
      },
    ]}
  />
)

/** The vendor named in the URL, with the documents to approve or refuse. */
export const VendorDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data, previousData, error } = useQuery(ManagedVendorDocument, { variables: { id } })
  // A refused review evicts the vendor from the cache; the old data stays on screen until the new data arrives.
  const shown = data ?? previousData
  const vendor = shown?.user
  return (
    <Dialog open inAddress onClose={onClose} title={vendor ? vendorName(vendor) : 'Vendor'} size="l">
      {vendor && (
        <Stack gap="l">
          <Documents documents={vendor.documents} />
          <VendorFacts vendor={vendor} />
          <VendorOffers vendorId={vendor.id} />
          <VendorHaulOffers vendorId={vendor.id} />
          {shown?.business && <VendorBusiness business={shown.business} />}
        </Stack>
      )}
      {!vendor && error && <LoadError what="this vendor" isLinked error={error} />}
      {!vendor && !error && (
        <LoadingRegion label="Loading the vendor...">
          <Stack>
            <Skeleton height="180px" />
            <Skeleton height="120px" />
          </Stack>
        </LoadingRegion>
      )}
    </Dialog>
  )
}
