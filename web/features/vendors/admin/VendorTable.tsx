import { personOf, vendorName } from '@rules/businesses/vendorName.js'
import { serviceTypes } from '@rules/kinds.js'
import { Button } from '../../../ui/actions/Button.js'
import { type CardColumn, CardTable } from '../../../ui/charts/CardTable.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Badge } from '../../../ui/text/Badge.js'
import { StarRating } from '../../../ui/text/StarRating.js'
import { Text } from '../../../ui/text/Text.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { ActiveBadge } from '../../accounts/admin/ActiveBadge.js'
import { documentStanding } from './documentStanding.js'
import type { ManagedVendor_UserFragment } from './generated/vendors.js'

type Vendor = ManagedVendor_UserFragment

type VendorTableProps = { vendors: readonly Vendor[]; isBusy: boolean; onOpen: (id: string) => void }

const Standing = ({ vendor }: { vendor: Vendor }) => {
  const { words, tone } = documentStanding(vendor.documents)
  return <Badge tone={tone}>{words}</Badge>
}

export const VendorTable = ({ vendors, isBusy, onOpen }: VendorTableProps) => {
  const columns: CardColumn<Vendor>[] = [
    {
      header: 'Vendor',
      cell: vendor => (
        <>
          <Inline gap="xs">
            <strong>{vendorName(vendor)}</strong>
            {!vendor.isActive && <ActiveBadge isActive={false} />}
          </Inline>
          <Text size="s" tone="muted">
            {[personOf(vendor), vendor.email].filter(Boolean).join(', ')}
          </Text>
        </>
      ),
    },
    {
      header: 'Rating',
      cell: ({ rating, ratingCount }) => <StarRating value={rating} count={ratingCount} />,
    },
    {
      header: 'Services',
      cell: ({ services }) =>
        services.map(({ serviceType }) => serviceTypes[serviceType]).join(', ') || 'None yet',
    },
    { header: 'Areas', align: 'end', cell: ({ areaCount }) => areaCount },
    { header: 'Documents', cell: vendor => <Standing vendor={vendor} /> },
    {
      header: 'Actions',
      cell: vendor => (
        <Button size="s" onClick={() => onOpen(vendor.id)}>
          <span>
            Review<VisuallyHidden> {vendorName(vendor)}</VisuallyHidden>
          </span>
        </Button>
      ),
    },
  ]
  return (
    <CardTable caption="Vendors" columns={columns} rows={vendors} rowKey={({ id }) => id} isBusy={isBusy} />
  )
}
