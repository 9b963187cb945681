import { EmptyState } from '../ui/EmptyState.js'
import { Page } from '../ui/Page.js'
import { Tabs } from '../ui/Tabs.js'
import { AdminDashboardPage } from './AdminDashboardPage.js'

const customerView = (
  <Page title="Customer view">
    <EmptyState level={2} title="No customer chosen">
      One customer's home page will be shown here, read-only. Choosing a customer is not part of this release.
    </EmptyState>
  </Page>
)

const vendorView = (
  <Page title="Vendor view">
    <EmptyState level={2} title="No vendor chosen">
      One vendor's dashboard will be shown here, read-only. Choosing a vendor is not part of this release.
    </EmptyState>
  </Page>
)

/** SPEC 2: an admin switches between the three views, the admin's own first. */
export const AdminHomePage = () => (
  <Tabs
    label="View"
    ofPages
    defaultValue="admin"
    tabs={[
      { value: 'customer', label: 'Customer', content: customerView },
      { value: 'vendor', label: 'Vendor', content: vendorView },
      { value: 'admin', label: 'Admin', content: <AdminDashboardPage /> },
    ]}
  />
)
