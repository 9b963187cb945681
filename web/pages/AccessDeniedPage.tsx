import { type UserType, userTypes } from '@rules/kinds.js'
import { useState } from 'react'
import { accountToasts } from '../features/accounts/accountToasts.js'
import { useAuth } from '../features/accounts/useAuth.js'
import { paths } from '../paths.js'
import { Button } from '../ui/actions/Button.js'
import { ButtonLink } from '../ui/actions/ButtonLink.js'
import { Inline } from '../ui/layout/Inline.js'
import { Page } from '../ui/layout/Page.js'
import { Stack } from '../ui/layout/Stack.js'
import { fullName } from '../ui/text/fullName.js'
import { Text } from '../ui/text/Text.js'

export type DeniedPage = 'orders' | 'support' | 'account' | 'job'

type Place = { label: string; to: string }

/** Where each type of account finds its own version. */
const ownPlaces: Record<DeniedPage, Partial<Record<UserType, Place>>> = {
  orders: {
    vendor: { label: 'Your Jobs', to: paths.home },
    admin: { label: 'All orders', to: paths.allOrders },
  },
  support: {
    vendor: { label: 'Support', to: paths.vendorSupport },
    admin: { label: 'Support tickets', to: paths.allOrders },
  },
  account: {
    vendor: { label: 'My Account', to: paths.vendorAccount },
    admin: { label: 'My Account', to: paths.adminAccount },
  },
  job: { customer: { label: 'My Orders', to: paths.orders } },
}

type AccessDeniedPageProps = { audience: UserType; page: DeniedPage }

/**
 * For a signed-in user whose account type doesn't have this page. Signing out keeps the address for the right
 * account.
 */
export const AccessDeniedPage = ({ audience, page }: AccessDeniedPageProps) => {
  const { user, logout } = useAuth()
  const [isLeaving, setLeaving] = useState(false)
  if (!user) return null
  const own = ownPlaces[page][user.userType]

  const leave = async () => {
    setLeaving(true)
    try {
      await logout()
    } catch {
      accountToasts.logoutFailed()
      setLeaving(false)
    }
  }

  return (
    <Page title="Access denied">
      <Stack align="start">
        <Text>
          This page is for {audience} accounts. You are signed in as {fullName(user)}, with the account type{' '}
          {userTypes[user.userType]}.
        </Text>
        <Inline>
          {own && (
            <ButtonLink to={own.to} look="primary">
              {own.label}
            </ButtonLink>
          )}
          {own?.to !== paths.home && (
            <ButtonLink to={paths.home} look={own ? 'secondary' : 'primary'}>
              Go to your home page
            </ButtonLink>
          )}
          <Button onClick={leave} disabled={isLeaving}>
            Use another account
          </Button>
        </Inline>
      </Stack>
    </Page>
  )
}
