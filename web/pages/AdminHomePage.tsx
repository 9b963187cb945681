import { Container } from '../ui/Container.js'
import { EmptyState } from '../ui/EmptyState.js'
import { Tabs } from '../ui/Tabs.js'
import { AdminDashboardPage } from './AdminDashboardPage.js'

/** SPEC 2: an admin sees the three views, the admin's own first. */
export const AdminHomePage = () => (
  <Container>
    <Tabs
      label="View"
      defaultValue="admin"
      tabs={[
        {
          value: 'customer',
          label: 'Customer',
          content: (
            <EmptyState level={2} title="No customer chosen">
              This view shows one customer's home page, read-only. Choosing a customer is not part of this
              release yet.
            </EmptyState>
          ),
        },
        {
          value: 'vendor',
          label: 'Vendor',
          content: (
            <EmptyState level={2} title="No vendor chosen">
              This view shows one vendor's dashboard, read-only. Choosing a vendor is not part of this release
              yet.
            </EmptyState>
          ),
        },
        { value: 'admin', label: 'Admin', content: <AdminDashboardPage /> },
      ]}
    />
  </Container>
)
