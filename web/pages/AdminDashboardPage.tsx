import { SettingsFacts } from '../features/admin/SettingsFacts.js'
import { Card } from '../ui/Card.js'
import { EmptyState } from '../ui/EmptyState.js'
import { Heading } from '../ui/Heading.js'
import { Page } from '../ui/Page.js'
import { Stack } from '../ui/Stack.js'
import { Tabs } from '../ui/Tabs.js'
import { Text } from '../ui/Text.js'

const tabs = [
  {
    value: 'users',
    label: 'User Management',
    content: (
      <EmptyState level={2} title="User management is coming soon">
        Here you will search customers and vendors, add them, and suspend or reactivate their accounts.
      </EmptyState>
    ),
  },
  {
    value: 'orders',
    label: 'Order Management',
    content: (
      <EmptyState level={2} title="Order management is coming soon">
        Here you will find every order with its bids and history, and the support tickets.
      </EmptyState>
    ),
  },
  {
    value: 'vendors',
    label: 'Vendor Management',
    content: (
      <EmptyState level={2} title="Vendor management is coming soon">
        Here you will see each vendor's services, areas and rating, and check their documents.
      </EmptyState>
    ),
  },
  {
    value: 'settings',
    label: 'System Settings',
    content: (
      <Card>
        <Stack>
          <Stack gap="xxs">
            <Heading level={2} look={3}>
              System Settings
            </Heading>
            <Text tone="muted">How this Haulbid runs now. Changing it here is coming soon.</Text>
          </Stack>
          <SettingsFacts />
        </Stack>
      </Card>
    ),
  },
]

export const AdminDashboardPage = () => (
  <Page title="Admin Dashboard" subtitle="Manage users, orders, and system settings">
    <Tabs label="Admin dashboard" tabs={tabs} />
  </Page>
)
