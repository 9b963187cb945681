import { type JobStatus, jobStatuses } from '@rules/jobStates.js'
import { keysOf } from '@rules/kinds.js'
import { useState } from 'react'
import { ChoiceBox } from '../../../forms/ChoiceBox.js'
import { SearchBox } from '../../../forms/SearchBox.js'
import { useAllJobsQuery } from '../../../generated/hooks.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { useFocusReturn } from '../../../ui/overlays/useFocusReturn.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { PagedList } from '../../paging/PagedList.js'
import { PAGE_SIZE } from '../../paging/PageFooter.js'
import { usePager } from '../../paging/usePager.js'
import { JobTable } from './JobTable.js'
import { ManagedJobDialog } from './ManagedJobDialog.js'

const statuses = [
  { value: '', label: 'All statuses' },
  ...keysOf(jobStatuses).map(value => ({ value, label: jobStatuses[value].label })),
]

/** All orders of all customers. */
export const AllOrders = () => {
  const [filter, setFilter] = useState<{ search: string; status: JobStatus | '' }>({ search: '', status: '' })
  const [openId, setOpenId] = useState<string | null>(null)
  const pager = usePager(filter)
  const query = useAllJobsQuery({
    variables: {
      search: filter.search || null,
      status: filter.status || null,
      first: PAGE_SIZE,
      after: pager.after,
    },
  })
  useFocusReturn(openId !== null)
  return (
    <Stack>
      <Inline role="search" aria-label="Orders" gap="xs">
        <SearchBox
          label="Search orders"
          placeholder="Order number or customer"
          onSearch={search => setFilter(current => ({ ...current, search }))}
        />
        <ChoiceBox
          label="Status"
          options={statuses}
          value={filter.status}
          onChange={status => setFilter(current => ({ ...current, status: status as JobStatus | '' }))}
        />
      </Inline>
      <PagedList
        what="orders"
        query={query}
        list={query.data?.jobs}
        pager={pager}
        empty={
          <EmptyState title="No orders found">
            Try the beginning of an order number, or a customer's name or email.
          </EmptyState>
        }
      >
        {(jobs, isBusy) => <JobTable jobs={jobs} isBusy={isBusy} onOpen={setOpenId} />}
      </PagedList>
      {openId !== null && <ManagedJobDialog id={openId} onClose={() => setOpenId(null)} />}
    </Stack>
  )
}
