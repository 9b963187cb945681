import type { UserRow_UserFragment } from '../../../generated/graphql.js'
import { useViewedVendorQuery } from '../../../generated/hooks.js'
import { Tabs } from '../../../ui/actions/Tabs.js'
import { ErrorState } from '../../../ui/states/ErrorState.js'
import { LoadingRegion } from '../../../ui/states/LoadingRegion.js'
import { Skeleton } from '../../../ui/states/Skeleton.js'
import { fullName } from '../../../ui/text/fullName.js'
import { ViewedAreas, ViewedDocuments, ViewedServices, ViewedSizes } from './ViewedBusiness.js'
import { ViewedStats } from './ViewedStats.js'
import { ViewedVendorJobs } from './ViewedVendorJobs.js'

/** The screens a vendor sees: the four cards and the five tabs. */
export const VendorScreens = ({ user }: { user: UserRow_UserFragment }) => {
  const { data, error, refetch } = useViewedVendorQuery({ variables: { vendorId: user.id } })
  if (error && !data) {
    return (
      <ErrorState title="We couldn't load the dashboard" onRetry={() => void refetch().catch(() => {})} />
    )
  }
  if (!data) {
    return (
      <LoadingRegion label="Loading the dashboard...">
        <Skeleton height="120px" />
      </LoadingRegion>
    )
  }
  return (
    <>
      {data.vendorStats && <ViewedStats stats={data.vendorStats} />}
      <Tabs
        label={`Screens of ${fullName(user)}`}
        tabs={[
          { value: 'overview', label: 'Overview', content: <ViewedVendorJobs vendorId={user.id} /> },
          {
            value: 'services',
            label: 'Services',
            content: <ViewedServices services={data.vendorServices} />,
          },
          { value: 'areas', label: 'Service Areas', content: <ViewedAreas areas={data.serviceAreas} /> },
          { value: 'inventory', label: 'Inventory', content: <ViewedSizes sizes={data.dumpsterSizes} /> },
          {
            value: 'documents',
            label: 'Documents',
            content: <ViewedDocuments documents={data.vendorDocuments} />,
          },
        ]}
      />
    </>
  )
}
