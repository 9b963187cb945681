import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../features/accounts/useAuth.js'
import { paths } from '../../paths.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { lazyPart } from '../../ui/states/lazyPart.js'
import { LoadingBlocks } from '../../ui/states/PageSkeleton.js'
import { AccountSettings } from './AccountSettings.js'

const People = lazyPart(() => import('../../features/people/People.js'), 'People')
const YourWork = lazyPart(() => import('../../features/people/YourWork.js'), 'YourWork')
const TakeCards = lazyPart(() => import('../../features/cards/TakeCards.js'), 'TakeCards')
const YourBusiness = lazyPart(() => import('../../features/businesses/YourBusiness.js'), 'YourBusiness')

type AccountDialogProps = { description: string; onClose: () => void }

/** The account of a vendor or an admin. Customers have a page for theirs; the spec gives the others no path for one. */
export const AccountDialog = ({ description, onClose }: AccountDialogProps) => {
  const { user, forget } = useAuth()
  const navigate = useNavigate()
  if (!user) return null
  const leave = async () => {
    await forget()
    navigate(paths.home)
  }
  return (
    <Dialog open inAddress onClose={onClose} size="l" title="My Account" description={description}>
      <AccountSettings
        user={user}
        onSignedOut={leave}
        own={
          user.userType === 'vendor' && (
            <Suspense fallback={<LoadingBlocks label="Loading your business" />}>
              {user.role === 'owner' ? (
                <>
                  <YourBusiness />
                  <TakeCards />
                  <People viewer={user} onSignedOut={leave} />
                </>
              ) : (
                <YourWork viewer={user} onSignedOut={leave} />
              )}
            </Suspense>
          )
        }
      />
    </Dialog>
  )
}
