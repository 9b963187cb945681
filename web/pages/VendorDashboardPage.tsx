import { UserRound } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { BidActions } from '../features/bidding/BidActions.js'
import { BiddingDesk } from '../features/bidding/BiddingDesk.js'
import { DocumentsTab } from '../features/documents/DocumentsTab.js'
import { EarningsDialog } from '../features/earnings/EarningsDialog.js'
import { MessageThread } from '../features/messages/MessageThread.js'
import { InventoryTab } from '../features/vendors/business/InventoryTab.js'
import { ServiceAreasTab } from '../features/vendors/business/ServiceAreasTab.js'
import { ServicesTab } from '../features/vendors/business/ServicesTab.js'
import { VendorJobDialog } from '../features/vendors/jobs/VendorJobDialog.js'
import { useAddressed } from '../features/vendors/useAddressed.js'
import { VendorStatCards } from '../features/vendors/VendorStatCards.js'
import { ButtonLink } from '../ui/ButtonLink.js'
import { Page } from '../ui/Page.js'
import { Tabs } from '../ui/Tabs.js'
import { AccountDialog } from './vendor/AccountDialog.js'
import { VendorOverview } from './vendor/VendorOverview.js'

const OVERVIEW = 'overview'

const tabs = [
  { value: OVERVIEW, label: 'Overview', content: <VendorOverview /> },
  { value: 'services', label: 'Services', content: <ServicesTab /> },
  { value: 'areas', label: 'Service Areas', content: <ServiceAreasTab /> },
  { value: 'inventory', label: 'Inventory', content: <InventoryTab /> },
  { value: 'documents', label: 'Documents', content: <DocumentsTab /> },
]

export const VendorDashboardPage = () => {
  const [params, setParams] = useSearchParams()
  const view = useAddressed('view')
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
      <Page
        title="Vendor Dashboard"
        subtitle="Manage your services, jobs, and business settings"
        actions={
          <ButtonLink size="s" icon={<UserRound aria-hidden="true" />} {...view.linkTo('account')}>
            My Account
          </ButtonLink>
        }
      >
        <VendorStatCards />
        <Tabs label="Vendor dashboard" tabs={tabs} value={tab} onChange={choose} />
      </Page>
      <VendorJobDialog
        bid={job => <BidActions job={job} />}
        messages={job => <MessageThread job={job} with={job.firstName ?? 'the customer'} />}
      />
      {view.value === 'earnings' && <EarningsDialog onClose={view.close} />}
      {view.value === 'account' && <AccountDialog onClose={view.close} />}
    </BiddingDesk>
  )
}
