import { useNavigate } from 'react-router-dom'
import { AccountSettings } from '../../features/account/AccountSettings.js'
import { useAuth } from '../../features/accounts/useAuth.js'
import { paths } from '../../paths.js'
import { Dialog } from '../../ui/overlays/Dialog.js'

/** The vendor's own account. Customers have a page for theirs; the spec gives vendors no path for one. */
export const AccountDialog = ({ onClose }: { onClose: () => void }) => {
  const { user, forget } = useAuth()
  const navigate = useNavigate()
  if (!user) return null
  const leave = async () => {
    await forget()
    navigate(paths.home)
  }
  return (
    <Dialog
      open
      inAddress
      onClose={onClose}
      size="l"
      title="My Account"
      description="How customers and our support team reach you, and how you sign in."
    >
      <AccountSettings user={user} onSignedOut={leave} />
    </Dialog>
  )
}
