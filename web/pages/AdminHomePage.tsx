import { useParam } from '../features/admin/useParam.js'
import { Tabs } from '../ui/actions/Tabs.js'
import { lazyPart } from '../ui/states/lazyPart.js'
import { AdminDashboardPage } from './AdminDashboardPage.js'

const CustomerScreens = lazyPart(
  () => import('../features/admin/viewing/CustomerScreens.js'),
  'CustomerScreens',
)
const ViewingAs = lazyPart(() => import('../features/admin/viewing/ViewingAs.js'), 'ViewingAs')
const VendorScreens = lazyPart(() => import('../features/admin/viewing/VendorScreens.js'), 'VendorScreens')

const FIRST = 'admin'

const views = [
  {
    value: 'customer',
    label: 'Customer',
    content: <ViewingAs type="customer">{user => <CustomerScreens user={user} />}</ViewingAs>,
  },
  {
    value: 'vendor',
    label: 'Vendor',
    content: <ViewingAs type="vendor">{user => <VendorScreens user={user} />}</ViewingAs>,
  },
  { value: FIRST, label: 'Admin', content: <AdminDashboardPage /> },
]

/** docs/product.md, Screens: an admin switches between the three views, starting with the admin's own. */
export const AdminHomePage = () => {
  const [named, setView] = useParam('view')
  const view = views.find(({ value }) => value === named)?.value ?? FIRST
  return (
    <Tabs
      label="View"
      ofPages
      tabs={views}
      value={view}
      onChange={value => setView(value === FIRST ? null : value)}
    />
  )
}
