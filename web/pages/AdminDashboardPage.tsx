import { UserRound } from 'lucide-react'
import { Suspense } from 'react'
import { UserManagement } from '../features/accounts/admin/UserManagement.js'
import { AdminDialogs } from '../features/admin/dialogs/AdminDialogs.js'
import { AdminStatCards } from '../features/admin/figures/AdminStatCards.js'
import { ChartsButton } from '../features/admin/figures/ChartsButton.js'
import { useAddressDialog } from '../features/admin/useAddressDialog.js'
import { useParam } from '../features/admin/useParam.js'
import { Worklist } from '../features/admin/worklist/Worklist.js'
import { ButtonLink } from '../ui/actions/ButtonLink.js'
import { Tabs } from '../ui/actions/Tabs.js'
import { Page } from '../ui/layout/Page.js'
import { Stack } from '../ui/layout/Stack.js'
import { useWide } from '../ui/layout/useWide.js'
import { SeenInPlace } from '../ui/layout/VisibleWhen.js'
import { lazyPart } from '../ui/states/lazyPart.js'
import { LoadingBlocks } from '../ui/states/PageSkeleton.js'
import { useFolded } from '../ui/states/useFolded.js'

const FeeOverview = lazyPart(() => import('../features/statements/admin/FeeOverview.js'), 'FeeOverview')
const MarketOverview = lazyPart(() => import('../features/admin/figures/MarketOverview.js'), 'MarketOverview')

const OrderManagement = lazyPart(() => import('../features/jobs/admin/OrderManagement.js'), 'OrderManagement')
const VendorManagement = lazyPart(
  () => import('../features/vendors/admin/VendorManagement.js'),
  'VendorManagement',
)
const SystemSettings = lazyPart(
  () => import('../features/admin/settings/SystemSettings.js'),
  'SystemSettings',
)
const AccountDialog = lazyPart(() => import('./account/AccountDialog.js'), 'AccountDialog')

const FIRST = 'users'

const tabs = [
  { value: FIRST, label: 'User Management', content: <UserManagement /> },
  { value: 'orders', label: 'Order Management', content: <OrderManagement /> },
  { value: 'vendors', label: 'Vendor Management', content: <VendorManagement /> },
  { value: 'settings', label: 'System Settings', content: <SystemSettings /> },
]

/** Figures and charts, above the tables where there is room for both. */
const Figures = ({ isOpen, compact }: { isOpen: boolean; compact: boolean }) => (
  <Stack gap="s">
    <AdminStatCards compact={compact} />
    {isOpen && (
      <Suspense fallback={<LoadingBlocks />}>
        <SeenInPlace>
          <MarketOverview />
          <FeeOverview />
        </SeenInPlace>
      </Suspense>
    )}
  </Stack>
)

export const AdminDashboardPage = () => {
  const [named, setTab] = useParam('tab')
  const tab = tabs.find(({ value }) => value === named)?.value ?? FIRST
  const account = useAddressDialog('account')
  const isWide = useWide()
  const { isOpen, toggle } = useFolded('admin:charts')
  const button = <ChartsButton isOpen={isOpen} onToggle={toggle} />
  return (
    <Page
      title="Admin Dashboard"
      subtitle="Manage users, orders, and system settings"
      actions={
        <>
          {isWide && button}
          <ButtonLink size="s" icon={<UserRound aria-hidden="true" />} {...account.linkProps('open')}>
            My Account
          </ButtonLink>
        </>
      }
    >
      <Worklist />
      {isWide && <Figures isOpen={isOpen} compact />}
      <Tabs
        label="Admin dashboard"
        tabs={tabs}
        value={tab}
        onChange={value => setTab(value === FIRST ? null : value)}
      />
      {!isWide && (
        <Stack>
          <Figures isOpen={isOpen} compact={false} />
          <div>{button}</div>
        </Stack>
      )}
      <AdminDialogs />
      <Suspense>
        {account.id === 'open' && (
          <AccountDialog
            description="How other administrators reach you, and how you sign in."
            onClose={account.close}
          />
        )}
      </Suspense>
    </Page>
  )
}
