import { userTypes } from '@rules/kinds.js'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { liveState } from '../apollo/live/liveState.js'
import { accountToasts } from '../features/accounts/accountToasts.js'
import type { ViewerFragment } from '../features/accounts/generated/accounts.js'
import { useAuth } from '../features/accounts/useAuth.js'
import { Bell } from '../features/notices/Bell.js'
import { paths } from '../paths.js'
import { Button } from '../ui/actions/Button.js'
import { type BarEntry, SiteBar } from '../ui/layout/SiteBar.js'
import { Welcome } from '../ui/layout/Welcome.js'
import { lazyPart } from '../ui/states/lazyPart.js'
import { type Kept, keptFiles } from '../uploads/keptFiles.js'
import { SignInLink } from './SignInLink.js'
import { useMenu } from './useMenu.js'

const AskToSignOut = lazyPart(() => import('./AskToSignOut.js'), 'AskToSignOut')

const customerEntries: BarEntry[] = [
  { label: 'Support', to: paths.support },
  { label: 'My Orders', to: paths.orders },
  { label: 'My Account', to: paths.account },
]

/** A driver asks their dispatcher. */
const entriesOf = (user: ViewerFragment | null): BarEntry[] => {
  if (user?.userType === 'customer') return customerEntries
  return user?.role === 'driver' ? [] : [{ label: 'Support' }]
}

const liveWords = {
  behind: 'Reconnecting…',
  blocked: 'This network blocks live updates. Reload to see changes.',
}

export const NavBar = () => {
  const { user, logout } = useAuth()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const menu = useMenu()
  const [isLeaving, setLeaving] = useState(false)
  const live = useSyncExternalStore(liveState.subscribe, liveState.read)

  const [waiting, setWaiting] = useState<Kept[]>([])

  const leave = async () => {
    setWaiting([])
    setLeaving(true)
    try {
      await logout()
      navigate(paths.home)
    } catch {
      accountToasts.logoutFailed()
    }
    setLeaving(false)
  }

  const askOrLeave = async () => {
    const kept = user ? await keptFiles.list(user.id) : []
    if (kept.length === 0) await leave()
    // Offline, the code of the question can't be loaded, and nobody can log out.
    else if (navigator.onLine) setWaiting(kept)
    else accountToasts.logoutFailed()
  }

  const isHome = pathname === paths.home || pathname === paths.customer
  return (
    <SiteBar
      homePath={paths.home}
      entries={entriesOf(user)}
      {...menu}
      bell={user && <Bell />}
      notice={live in liveWords && liveWords[live as keyof typeof liveWords]}
      session={
        user ? (
          <>
            <Welcome name={user.firstName} role={isHome ? userTypes[user.userType] : undefined} />
            <Button size="s" onClick={askOrLeave} disabled={isLeaving}>
              Log out
            </Button>
            <Suspense>
              {waiting.length > 0 && (
                <AskToSignOut waiting={waiting} onConfirm={leave} onClose={() => setWaiting([])} />
              )}
            </Suspense>
          </>
        ) : (
          <SignInLink />
        )
      }
    />
  )
}
