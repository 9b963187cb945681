import { personOf, vendorName } from '@rules/businesses/vendorName.js'
import { serviceTypes } from '@rules/kinds.js'
import { Button } from '../../../ui/actions/Button.js'
import { type CardColumn, CardTable } from '../../../ui/charts/CardTable.js'
import { localDay } from '../../../ui/text/formatMoment.js'
import { fullName } from '../../../ui/text/fullName.js'
import { Day } from '../../../ui/text/Moment.js'
import { Text } from '../../../ui/text/Text.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { JobStatusBadge } from '../JobStatusBadge.js'
import { JobWhen } from '../JobWhen.js'
import { jobPrice } from '../jobPrice.js'
import type { JobRow_JobFragment } from './generated/orders.js'

type JobTableProps = {
  jobs: readonly JobRow_JobFragment[]
  isBusy: boolean
  onOpen: (id: string) => void
}

export const JobTable = ({ jobs, isBusy, onOpen }: JobTableProps) => {
  const columns: CardColumn<JobRow_JobFragment>[] = [
    {
      header: 'Order',
      cell: job => (
        <>
          <strong>{job.orderNumber}</strong>
          <Text size="s" tone="muted">
            {serviceTypes[job.type]}
          </Text>
        </>
      ),
    },
    {
      header: 'Customer',
      cell: ({ customer }) =>
        customer && (
          <>
            {fullName(customer)}
            <Text size="s" tone="muted">
              {customer.email}
            </Text>
          </>
        ),
    },
    {
      header: 'Vendor',
      cell: ({ vendor }) =>
        vendor ? (
          <>
            {vendorName(vendor)}
            {personOf(vendor) && (
              <Text size="s" tone="muted">
                {personOf(vendor)}
              </Text>
            )}
          </>
        ) : (
          <Text as="span" tone="muted">
            None yet
          </Text>
        ),
    },
    { header: 'Service date', cell: job => <JobWhen job={job} /> },
    { header: 'Status', cell: job => <JobStatusBadge status={job.status} /> },
    { header: 'Price', align: 'end', cell: jobPrice },
    { header: 'Placed', cell: job => <Day value={localDay(job.createdAt)} /> },
    {
      header: 'Actions',
      cell: job => (
        <Button size="s" onClick={() => onOpen(job.id)}>
          <span>
            View Details<VisuallyHidden> of order {job.orderNumber}</VisuallyHidden>
          </span>
        </Button>
      ),
    },
  ]
  return <CardTable caption="Orders" columns={columns} rows={jobs} rowKey={({ id }) => id} isBusy={isBusy} />
}
