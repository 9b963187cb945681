import { useAuth } from '../features/accounts/useAuth.js'
import { Card } from '../ui/Card.js'
import { Facts } from '../ui/Facts.js'
import { Page } from '../ui/Page.js'

export const CustomerAccountPage = () => {
  const { user } = useAuth()
  if (!user) return null
  return (
    <Page title="My Account" subtitle="What vendors and our support know about you.">
      <Card>
        <Facts
          facts={[
            { label: 'First Name', value: user.firstName },
            { label: 'Last Name', value: user.lastName },
            { label: 'Email', value: user.email },
            { label: 'Phone', value: user.phone || 'Not given' },
          ]}
        />
      </Card>
    </Page>
  )
}
