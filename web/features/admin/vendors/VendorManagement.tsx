import { useQuery } from '../../../apollo/hooks.js'
import { SearchBox } from '../../../forms/SearchBox.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { SeenInPlace } from '../../../ui/layout/VisibleWhen.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { PagedList } from '../../paging/PagedList.js'
import { PAGE_SIZE } from '../../paging/PageFooter.js'
import { useAddressDialog } from '../address/useAddressDialog.js'
import { useAddressFilter } from '../address/useAddressFilter.js'
import { useAddressPager } from '../address/useAddressPager.js'
import { useReturnToRow } from '../address/useReturnToRow.js'
import { Applications } from '../applications/Applications.js'
import { FeeStatements } from '../fees/FeeStatements.js'
import { TabSection } from '../TabSection.js'
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
