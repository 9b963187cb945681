import { Suspense, useState } from 'react'
import { accountToasts } from '../features/accounts/accountToasts.js'
import { useAuth } from '../features/accounts/useAuth.js'
import { Button } from '../ui/actions/Button.js'
import { ButtonLink } from '../ui/actions/ButtonLink.js'
import { Inline } from '../ui/layout/Inline.js'
import { Page } from '../ui/layout/Page.js'
import { Stack } from '../ui/layout/Stack.js'
import { useAddressed } from '../ui/navigation/useAddressed.js'
import { lazyPart } from '../ui/states/lazyPart.js'
import { Text } from '../ui/text/Text.js'

const AccountDialog = lazyPart(() => import('./account/AccountDialog.js'), 'AccountDialog')

/** For a vendor who has left a business, or has not accepted an invitation yet. */
export const NoBusinessPage = () => {
  const { logout } = useAuth()
  const view = useAddressed('view')
  const [isLeaving, setLeaving] = useState(false)

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
    <>
      <Page title="You don't work for a business now">
        <Stack align="start">
          <Text>
            Ask an owner of the business to invite you. Then open the link in the email that we send you.
          </Text>
          <Inline>
            <ButtonLink look="primary" {...view.linkTo('account')}>
              My Account
            </ButtonLink>
            <Button onClick={leave} disabled={isLeaving}>
              Sign Out
            </Button>
          </Inline>
        </Stack>
      </Page>
      <Suspense>
        {view.value === 'account' && (
          <AccountDialog description="How you sign in, and what we store about you." onClose={view.close} />
        )}
      </Suspense>
    </>
  )
}
