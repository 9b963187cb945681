import { UserRound } from 'lucide-react'
import { Suspense } from 'react'
import { AdminDialogs } from '../features/admin/dialogs/AdminDialogs.js'
import { AdminStatCards } from '../features/admin/figures/AdminStatCards.js'
import { OverdueMoney } from '../features/admin/figures/OverdueMoney.js'
import { useAddressDialog } from '../features/admin/useAddressDialog.js'
import { useParam } from '../features/admin/useParam.js'
import { useWorklist } from '../features/admin/worklist/useWorklist.js'
import { Worklist } from '../features/admin/worklist/Worklist.js'
import { ButtonLink } from '../ui/actions/ButtonLink.js'
import { Tabs } from '../ui/actions/Tabs.js'
import { Page } from '../ui/layout/Page.js'
import { Stack } from '../ui/layout/Stack.js'
import { useWide } from '../ui/layout/useWide.js'
import { lazyPart } from '../ui/states/lazyPart.js'

const FeeOverview = lazyPart(() => import('../features/statements/admin/FeeOverview.js'), 'FeeOverview')
const MarketOverview = lazyPart(() => import('../features/admin/figures/MarketOverview.js'), 'MarketOverview')

const UserManagement = lazyPart(
  () => import('../features/accounts/admin/UserManagement.js'),
  'UserManagement',
)
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

const FIRST = 'overview'

/** What needs the admin; then, on a phone, the figures that a wide screen has above the tabs. */
const Overview = () => {
  const isWide = useWide()
  const waiting = useWorklist()
  return (
    <Stack gap="l">
      <Worklist {...waiting} />
      {/* The rows above would push these down when they load. */}
      {(waiting.worklist || waiting.error) && (
        <>
          {!isWide && <AdminStatCards compact={false} />}
          <OverdueMoney />
        </>
      )}
    </Stack>
  )
}

const Charts = () => (
  <MarketOverview>
    <FeeOverview />
  </MarketOverview>
)

const tabs = [
  { value: FIRST, label: 'Overview', content: <Overview /> },
  { value: 'users', label: 'User Management', content: <UserManagement /> },
  { value: 'orders', label: 'Order Management', content: <OrderManagement /> },
  { value: 'vendors', label: 'Vendor Management', content: <VendorManagement /> },
  { value: 'settings', label: 'System Settings', content: <SystemSettings /> },
  { value: 'charts', label: 'Charts', content: <Charts /> },
]

export const AdminDashboardPage = () => {
  const [named, setTab] = useParam('tab')
  const tab = tabs.find(({ value }) => value === named)?.value ?? FIRST
  const account = useAddressDialog('account')
  const isWide = useWide()
  return (
    <Page
      title="Admin Dashboard"
      subtitle="Manage users, orders, and system settings"
      actions={
        <ButtonLink size="s" icon={<UserRound aria-hidden="true" />} {...account.linkProps('open')}>
          My Account
        </ButtonLink>
      }
    >
      {isWide && <AdminStatCards compact />}
      <Tabs
        label="Admin dashboard"
        tabs={tabs}
        value={tab}
        onChange={value => setTab(value === FIRST ? null : value)}
      />
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
