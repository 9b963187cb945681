import { type JobStatus, jobGraph } from '@rules/jobs/jobGraph.js'
import { type JobNeed, jobNeeds } from '@rules/jobs/jobNeeds.js'
import { keysOf } from '@rules/kinds.js'
import { useQuery } from '../../../apollo/hooks.js'
import { ChoiceBox } from '../../../forms/ChoiceBox.js'
import { SearchBox } from '../../../forms/SearchBox.js'
import { PagedList } from '../../../paging/PagedList.js'
import { PAGE_SIZE } from '../../../paging/PageFooter.js'
import { totalFrom } from '../../../paging/totalFrom.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { SeenInPlace } from '../../../ui/layout/VisibleWhen.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { TabSection } from '../../admin/TabSection.js'
import { useAddressDialog } from '../../admin/useAddressDialog.js'
import { useAddressFilter } from '../../admin/useAddressFilter.js'
import { useAddressPager } from '../../admin/useAddressPager.js'
import { useReturnToRow } from '../../admin/useReturnToRow.js'
import { ManageTickets } from '../../support/admin/ManageTickets.js'
import { AllJobsDocument, JobTotalDocument } from './generated/orders.js'
import { JobTable } from './JobTable.js'

const statuses = [
  { value: '', label: 'All statuses' },
  ...keysOf(jobGraph.states).map(value => ({ value, label: jobGraph.states[value].label })),
]

const needs = [
  { value: '', label: 'All orders' },
  ...keysOf(jobNeeds).map(value => ({ value, label: jobNeeds[value] })),
]

type Filter = { search: 'words'; status: readonly (JobStatus | '')[]; needs: readonly (JobNeed | '')[] }

const FILTER: Filter = {
  search: 'words',
  status: ['', ...keysOf(jobGraph.states)],
  needs: ['', ...keysOf(jobNeeds)],
}

/** All orders of all customers. */
const AllOrders = () => {
  const [filter, setFilter] = useAddressFilter('orders', FILTER)
  const pager = useAddressPager('orders')
  const order = useAddressDialog('order')
  const narrowed = {
    search: filter.search || null,
    status: filter.status || null,
    needs: filter.needs || null,
  }
  const query = useQuery(AllJobsDocument, {
    variables: { ...narrowed, first: PAGE_SIZE, after: pager.after },
  })
  const counting = useQuery(JobTotalDocument, {
    variables: narrowed,
    skip: !query.data?.jobs.pageInfo.hasNextPage,
  })
  useReturnToRow(query.data !== undefined)
  return (
    <Stack>
      <Inline role="search" aria-label="Orders" gap="xs">
        <SearchBox
          label="Search orders"
          placeholder="Order number or customer"
          words={filter.search}
          onSearch={search => setFilter({ search })}
        />
        <ChoiceBox
          label="Status"
          options={statuses}
          value={filter.status}
          onChange={status => setFilter({ status: status as JobStatus | '' })}
        />
        <ChoiceBox
          label="Needs attention"
          options={needs}
          value={filter.needs}
          onChange={chosen => setFilter({ needs: chosen as JobNeed | '' })}
        />
      </Inline>
      <PagedList
        what="orders"
        query={query}
        list={query.data?.jobs}
        pager={pager}
        total={totalFrom(counting, ({ jobs }) => jobs.totalCount)}
        empty={
          <EmptyState title="No orders found">
            Try the beginning of an order number, or a customer's name or email.
          </EmptyState>
        }
      >
        {(jobs, isBusy) => <JobTable jobs={jobs} isBusy={isBusy} onOpen={order.open} />}
      </PagedList>
    </Stack>
  )
}

export const OrderManagement = () => (
  <SeenInPlace gap="xl">
    <TabSection title="Order Management" label="View All Orders">
      <AllOrders />
    </TabSection>
    <ManageTickets />
  </SeenInPlace>
)
