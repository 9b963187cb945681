import { useQuery } from '../../../apollo/hooks.js'
import { SearchBox } from '../../../forms/SearchBox.js'
import { PagedList } from '../../../paging/PagedList.js'
import { PAGE_SIZE } from '../../../paging/PageFooter.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { SeenInPlace } from '../../../ui/layout/VisibleWhen.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { TabSection } from '../../admin/TabSection.js'
import { useAddressDialog } from '../../admin/useAddressDialog.js'
import { useAddressFilter } from '../../admin/useAddressFilter.js'
import { useAddressPager } from '../../admin/useAddressPager.js'
import { useReturnToRow } from '../../admin/useReturnToRow.js'
import { Applications } from '../../applications/admin/Applications.js'
import { FeeStatements } from '../../statements/admin/FeeStatements.js'
import { ManagedVendorsDocument } from './generated/vendors.js'
import { VendorTable } from './VendorTable.js'

const FILTER = { search: 'words' } as const

/** The vendors and the facts that make them trustworthy. */
const ManageVendors = () => {
  const [{ search }, setFilter] = useAddressFilter('vendors', FILTER)
  const pager = useAddressPager('vendors')
  const review = useAddressDialog('review')
  const query = useQuery(ManagedVendorsDocument, {
    variables: { search: search || null, first: PAGE_SIZE, after: pager.after },
  })
  useReturnToRow(query.data !== undefined)
  return (
    <SeenInPlace gap="m">
      <Applications />
      <Inline role="search" aria-label="Vendors">
        <SearchBox
          label="Search vendors"
          placeholder="Name or email"
          words={search}
          onSearch={words => setFilter({ search: words })}
        />
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
        {(vendors, isBusy) => <VendorTable vendors={vendors} isBusy={isBusy} onOpen={review.open} />}
      </PagedList>
    </SeenInPlace>
  )
}

export const VendorManagement = () => (
  <SeenInPlace>
    <TabSection title="Vendor Management" label="Manage Vendors">
      <ManageVendors />
    </TabSection>
    <FeeStatements />
  </SeenInPlace>
)
