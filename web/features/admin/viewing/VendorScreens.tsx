import { formatMoney } from '@rules/formatMoney.js'
import { BadgeCheck, Banknote, Star, Truck } from 'lucide-react'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { Tabs } from '../../../ui/actions/Tabs.js'
import { StatCard } from '../../../ui/charts/StatCard.js'
import { Grid } from '../../../ui/layout/Grid.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { fullName } from '../../../ui/text/fullName.js'
import type { UserRow_UserFragment } from '../../accounts/admin/generated/users.js'
import { ViewedVendorDocument, type ViewedVendorQuery } from './generated/viewing.js'
import { ViewedAreas, ViewedDocuments, ViewedProfile, ViewedServices, ViewedSizes } from './ViewedBusiness.js'
import { ViewedTickets } from './ViewedTickets.js'
import { ViewedVendorJobs } from './ViewedVendorJobs.js'

type Stats = NonNullable<ViewedVendorQuery['vendorStats']>

const ViewedStats = ({ stats }: { stats: Stats }) => (
  <Grid as="dl" min="max(9.5rem, 21%)" gap="s">
    <StatCard label="Active Jobs" value={stats.activeJobs} icon={<Truck aria-hidden="true" />} />
    <StatCard
      label="Rating"
      value={stats.ratingCount === 0 ? 'New' : stats.rating.toFixed(2)}
      icon={<Star aria-hidden="true" />}
    />
    <StatCard
      label="Monthly Earnings"
      value={formatMoney(stats.monthlyEarnings)}
      icon={<Banknote aria-hidden="true" />}
    />
    <StatCard label="Completed Jobs" value={stats.completedJobs} icon={<BadgeCheck aria-hidden="true" />} />
  </Grid>
)

/** The screens a vendor sees: the four cards, the business, the tabs, and support. */
export const VendorScreens = ({ user }: { user: UserRow_UserFragment }) => {
  const { data, error } = useQuery(ViewedVendorDocument, { variables: { vendorId: user.id } })
  if (error && !data) {
    return <LoadError what="the dashboard" error={error} />
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
            value: 'business',
            label: 'Business',
            content: <ViewedProfile business={data.business} />,
          },
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
          { value: 'support', label: 'Support', content: <ViewedTickets customerId={user.id} /> },
        ]}
      />
    </>
  )
}
