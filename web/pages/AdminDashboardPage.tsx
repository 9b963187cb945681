import { AdminStatCards } from '../features/admin/figures/AdminStatCards.js'
import { MarketOverview } from '../features/admin/figures/MarketOverview.js'
import { useParam } from '../features/admin/useParam.js'
import { UserManagement } from '../features/admin/users/UserManagement.js'
import { Tabs } from '../ui/actions/Tabs.js'
import { Page } from '../ui/layout/Page.js'
import { lazyPart } from '../ui/states/lazyPart.js'

const OrderManagement = lazyPart(
  () => import('../features/admin/orders/OrderManagement.js'),
  'OrderManagement',
)
const VendorManagement = lazyPart(
  () => import('../features/admin/vendors/VendorManagement.js'),
  'VendorManagement',
)
const SystemSettings = lazyPart(
  () => import('../features/admin/settings/SystemSettings.js'),
  'SystemSettings',
)

const FIRST = 'users'

const tabs = [
  { value: FIRST, label: 'User Management', content: <UserManagement /> },
  { value: 'orders', label: 'Order Management', content: <OrderManagement /> },
  { value: 'vendors', label: 'Vendor Management', content: <VendorManagement /> },
  { value: 'settings', label: 'System Settings', content: <SystemSettings /> },
]

export const AdminDashboardPage = () => {
  const [named, setTab] = useParam('tab')
  const tab = tabs.find(({ value }) => value === named)?.value ?? FIRST
  return (
    <Page title="Admin Dashboard" subtitle="Manage users, orders, and system settings">
      <AdminStatCards />
      <MarketOverview />
      <Tabs
        label="Admin dashboard"
        tabs={tabs}
        value={tab}
        onChange={value => setTab(value === FIRST ? null : value)}
      />
    </Page>
  )
}
