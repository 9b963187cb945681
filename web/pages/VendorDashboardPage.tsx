import { useSearchParams } from 'react-router-dom'
import { BidActions } from '../features/bidding/BidActions.js'
import { BiddingDesk } from '../features/bidding/BiddingDesk.js'
import { DocumentsTab } from '../features/documents/DocumentsTab.js'
import { InventoryTab } from '../features/vendors/business/InventoryTab.js'
import { ServiceAreasTab } from '../features/vendors/business/ServiceAreasTab.js'
import { ServicesTab } from '../features/vendors/business/ServicesTab.js'
import { AvailableJobs } from '../features/vendors/jobs/AvailableJobs.js'
import { VendorJobDialog } from '../features/vendors/jobs/VendorJobDialog.js'
import { VendorJobs } from '../features/vendors/jobs/VendorJobs.js'
import { VendorStatCards } from '../features/vendors/VendorStatCards.js'
import { Grid } from '../ui/Grid.js'
import { Page } from '../ui/Page.js'
import { Tabs } from '../ui/Tabs.js'

const OVERVIEW = 'overview'

const overview = (
  <Grid min="26rem" gap="xl">
    <AvailableJobs bid={job => <BidActions job={job} />} />
    <VendorJobs />
  </Grid>
)

const tabs = [
  { value: OVERVIEW, label: 'Overview', content: overview },
  { value: 'services', label: 'Services', content: <ServicesTab /> },
  { value: 'areas', label: 'Service Areas', content: <ServiceAreasTab /> },
  { value: 'inventory', label: 'Inventory', content: <InventoryTab /> },
  { value: 'documents', label: 'Documents', content: <DocumentsTab /> },
]

export const VendorDashboardPage = () => {
  const [params, setParams] = useSearchParams()
  const named = params.get('tab')
  const tab = tabs.find(({ value }) => value === named)?.value ?? OVERVIEW

  const choose = (value: string) =>
    setParams(
      current => {
        if (value === OVERVIEW) current.delete('tab')
        else current.set('tab', value)
        return current
      },
      { replace: true, preventScrollReset: true },
    )

  return (
    <BiddingDesk>
      <Page title="Vendor Dashboard" subtitle="Manage your services, jobs, and business settings">
        <VendorStatCards />
        <Tabs label="Vendor dashboard" tabs={tabs} value={tab} onChange={choose} />
      </Page>
      <VendorJobDialog bid={job => <BidActions job={job} />} />
    </BiddingDesk>
  )
}
