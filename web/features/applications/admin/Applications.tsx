import { type ApplicationStatus, applicationGraph } from '@rules/applications/applicationGraph.js'
import { keysOf, serviceTypes } from '@rules/kinds.js'
import { useId } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { ChoiceBox } from '../../../forms/ChoiceBox.js'
import { PagedList } from '../../../paging/PagedList.js'
import { PAGE_SIZE } from '../../../paging/PageFooter.js'
import { Button } from '../../../ui/actions/Button.js'
import { type CardColumn, CardTable } from '../../../ui/charts/CardTable.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { Ago } from '../../../ui/text/Ago.js'
import { Badge } from '../../../ui/text/Badge.js'
import { fullName } from '../../../ui/text/fullName.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { useAddressDialog } from '../../admin/useAddressDialog.js'
import { useAddressFilter } from '../../admin/useAddressFilter.js'
import { useAddressPager } from '../../admin/useAddressPager.js'
import { ApplicationsDocument, type ApplicationsQuery } from './generated/applications.js'

type Row = ApplicationsQuery['vendorApplications']['nodes'][number]

const FILTER: { status: readonly (ApplicationStatus | 'all')[] } = {
  status: ['waiting', 'invited', 'declined', 'all'],
}

const statuses = [
  ...keysOf(applicationGraph.states).map(value => ({ value, label: applicationGraph.states[value].label })),
  { value: 'all', label: 'All' },
]

const columnsFor = (onOpen: (id: string) => void): CardColumn<Row>[] => [
  {
    header: 'Business',
    cell: row => (
      <>
        <strong>{row.businessName}</strong>
        <Text size="s" tone="muted">
          {fullName(row)}, {row.email}
        </Text>
      </>
    ),
  },
  { header: 'ZIP code', cell: ({ zipCode }) => zipCode },
  { header: 'Services', cell: ({ services }) => services.map(service => serviceTypes[service]).join(', ') },
  { header: 'Sent', cell: ({ createdAt }) => <Ago value={createdAt} /> },
  {
    header: 'Status',
    cell: ({ status }) => (
      <Badge tone={applicationGraph.states[status].tone}>{applicationGraph.states[status].label}</Badge>
    ),
  },
  {
    header: 'Actions',
    cell: ({ id, businessName }) => (
      <Button size="s" onClick={() => onOpen(id)}>
        <span>
          Open<VisuallyHidden> {businessName}</VisuallyHidden>
        </span>
      </Button>
    ),
  },
]

/** Vendors' applications, waiting ones first. */
export const Applications = () => {
  const id = useId()
  const [{ status }, setFilter] = useAddressFilter('applications', FILTER)
  const pager = useAddressPager('applications')
  const { open } = useAddressDialog('application')
  const query = useQuery(ApplicationsDocument, {
    variables: { status: status === 'all' ? null : status, first: PAGE_SIZE, after: pager.after },
  })
  return (
    <Stack as="section" aria-labelledby={id}>
      <Inline justify="between">
        <Heading level={3} id={id}>
          Applications
        </Heading>
        <ChoiceBox
          label="Status"
          options={statuses}
          value={status}
          onChange={value => setFilter({ status: value as ApplicationStatus | 'all' })}
        />
      </Inline>
      <PagedList
        what="applications"
        query={query}
        list={query.data?.vendorApplications}
        pager={pager}
        empty={
          <EmptyState title="No applications found">
            Vendors apply with Work with Haulbid on the first page.
          </EmptyState>
        }
      >
        {(rows, isBusy) => (
          <CardTable
            caption="Applications"
            columns={columnsFor(open)}
            rows={rows}
            rowKey={row => row.id}
            isBusy={isBusy}
          />
        )}
      </PagedList>
    </Stack>
  )
}
