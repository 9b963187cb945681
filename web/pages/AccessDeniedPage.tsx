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

/** A page for another type of account than the one that is signed in; signing out stays here, for the right one. */
export const AccessDeniedPage = ({ audience }: { audience: UserType }) => {
  const { user, logout } = useAuth()
  const [isLeaving, setLeaving] = useState(false)
  if (!user) return null

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
          <ButtonLink to={paths.home} look="primary">
            Go to your home page
          </ButtonLink>
          <Button onClick={leave} disabled={isLeaving}>
            Use another account
          </Button>
        </Inline>
      </Stack>
    </Page>
  )
}
