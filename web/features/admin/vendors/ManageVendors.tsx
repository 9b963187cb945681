import { useState } from 'react'
import { SearchBox } from '../../../forms/SearchBox.js'
import { useManagedVendorsQuery } from '../../../generated/hooks.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { useFocusReturn } from '../../../ui/overlays/useFocusReturn.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { PagedList } from '../../paging/PagedList.js'
import { PAGE_SIZE } from '../../paging/PageFooter.js'
import { usePager } from '../../paging/usePager.js'
import { VendorDialog } from './VendorDialog.js'
import { VendorTable } from './VendorTable.js'

/** The vendors and the facts that make them trustworthy. */
export const ManageVendors = () => {
  const [search, setSearch] = useState('')
  const [openId, setOpenId] = useState<string | null>(null)
  const pager = usePager(search)
  const query = useManagedVendorsQuery({
    variables: { search: search || null, first: PAGE_SIZE, after: pager.after },
  })
  // A refused review evicts the vendor from the cache; the old data stays on screen until the new data arrives.
  const open = (query.data ?? query.previousData)?.users.nodes.find(({ id }) => id === openId)
  useFocusReturn(open !== undefined)
  return (
    <Stack>
      <Inline role="search" aria-label="Vendors">
        <SearchBox label="Search vendors" placeholder="Name or email" onSearch={setSearch} />
      </Inline>
      <PagedList
        what="vendors"
        query={query}
        list={query.data?.users}
        pager={pager}
        empty={
          <EmptyState title="No vendors found">Add vendors with Add User in User Management.</EmptyState>
        }
      >
        {(vendors, isBusy) => <VendorTable vendors={vendors} isBusy={isBusy} onOpen={setOpenId} />}
      </PagedList>
      {open && <VendorDialog vendor={open} onClose={() => setOpenId(null)} />}
    </Stack>
  )
}
