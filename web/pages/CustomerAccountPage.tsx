import { useNavigate } from 'react-router-dom'
import { useAuth } from '../features/accounts/useAuth.js'
import { paths } from '../paths.js'
import { Page } from '../ui/layout/Page.js'
import { AccountSettings } from './account/AccountSettings.js'

export const CustomerAccountPage = () => {
  const { user, forget } = useAuth()
  const navigate = useNavigate()
  if (!user) return null
  const leave = async () => {
    await forget()
    navigate(paths.home)
  }
  return (
    <Page title="My Account" subtitle="How vendors and our support team reach you, and how you sign in.">
      <AccountSettings user={user} onSignedOut={leave} />
    </Page>
  )
}
