import { UserRound } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BidActions } from '../features/bidding/BidActions.js'
import { BiddingProvider } from '../features/bidding/BiddingProvider.js'
import { VendorJobDialog } from '../features/vendors/jobs/VendorJobDialog.js'
import { useAddressed } from '../features/vendors/useAddressed.js'
import { VendorStatCards } from '../features/vendors/VendorStatCards.js'
import { ButtonLink } from '../ui/actions/ButtonLink.js'
import { Tabs } from '../ui/actions/Tabs.js'
import { Page } from '../ui/layout/Page.js'
import { LoadingBlocks } from '../ui/states/LoadingBlocks.js'
import { lazyPart } from '../ui/states/lazyPart.js'
import { VendorOverview } from './vendor/VendorOverview.js'

// What a visit to the overview does not need. Tabs show that they are loading; a dialog opens once it is loaded.
const ServicesTab = lazyPart(() => import('../features/vendors/business/ServicesTab.js'), 'ServicesTab')
const ServiceAreasTab = lazyPart(
  () => import('../features/vendors/business/ServiceAreasTab.js'),
  'ServiceAreasTab',
)
const InventoryTab = lazyPart(() => import('../features/vendors/business/InventoryTab.js'), 'InventoryTab')
const DocumentsTab = lazyPart(() => import('../features/documents/DocumentsTab.js'), 'DocumentsTab')
const MessageThread = lazyPart(() => import('../features/messages/MessageThread.js'), 'MessageThread')
const EarningsDialog = lazyPart(() => import('../features/earnings/EarningsDialog.js'), 'EarningsDialog')
const AccountDialog = lazyPart(() => import('./vendor/AccountDialog.js'), 'AccountDialog')

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
    <BiddingProvider>
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
        messages={job => (
          <Suspense fallback={<LoadingBlocks label="Loading the messages" />}>
            <MessageThread job={job} with={job.firstName ?? 'the customer'} />
          </Suspense>
        )}
      />
      <Suspense>
        {view.value === 'earnings' && <EarningsDialog onClose={view.close} />}
        {view.value === 'account' && <AccountDialog onClose={view.close} />}
      </Suspense>
    </BiddingProvider>
  )
}
