import { serviceTypes } from '@rules/kinds.js'
import type { ManagedVendor_UserFragment } from '../../../generated/graphql.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { Facts } from '../../../ui/text/Facts.js'
import { fullName } from '../../../ui/text/fullName.js'
import { Heading } from '../../../ui/text/Heading.js'
import { StarRating } from '../../../ui/text/StarRating.js'
import { Text } from '../../../ui/text/Text.js'
import { ActiveBadge } from '../users/ActiveBadge.js'
import { DocumentReview } from './DocumentReview.js'

type VendorDialogProps = { vendor: ManagedVendor_UserFragment; onClose: () => void }

export const VendorDialog = ({ vendor, onClose }: VendorDialogProps) => (
  <Dialog open onClose={onClose} title={fullName(vendor)} size="l">
    <Stack gap="l">
      <Facts
        facts={[
          { label: 'Status', value: <ActiveBadge isActive={vendor.isActive} /> },
          { label: 'Contact', value: [vendor.email, vendor.phone].filter(Boolean).join(', ') },
          { label: 'Rating', value: <StarRating value={vendor.rating} count={vendor.ratingCount} /> },
          { label: 'Jobs completed', value: vendor.completedJobs },
          {
            label: 'Services',
            value:
              vendor.services.map(({ serviceType }) => serviceTypes[serviceType]).join(', ') || 'None yet',
          },
          {
            label: `Areas (${vendor.areas.length})`,
            value: vendor.areas.map(({ zipCode }) => zipCode).join(', ') || 'None yet',
          },
        ]}
      />
      <Stack as="section" aria-label="Documents">
        <Heading level={3}>Documents</Heading>
        {vendor.documents.length === 0 ? (
          <Text tone="muted">Nothing has been uploaded yet.</Text>
        ) : (
          <Stack as="ul">
            {vendor.documents.map(document => (
              <li key={document.id}>
                <DocumentReview document={document} />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Stack>
  </Dialog>
)
