import { userTypes } from '@rules/kinds.js'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { accountToasts } from '../features/accounts/accountToasts.js'
import { useAuth } from '../features/accounts/useAuth.js'
import { Button } from '../ui/Button.js'
import { ButtonLink } from '../ui/ButtonLink.js'
import { type BarEntry, SiteBar } from '../ui/SiteBar.js'
import { Welcome } from '../ui/Welcome.js'
import { paths } from './paths.js'

const customerEntries: BarEntry[] = [
  { label: 'Support', to: paths.support },
  { label: 'My Orders', to: paths.orders },
  { label: 'My Account', to: paths.account },
]

export const NavBar = () => {
  const { user, logout } = useAuth()
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [isLeaving, setLeaving] = useState(false)

  // Every arrival, even at the same address, closes the menu.
  useEffect(() => setOpen(false), [key])

  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])

  const leave = async () => {
    setLeaving(true)
    try {
      await logout()
      navigate(paths.home)
    } catch {
      accountToasts.logoutFailed()
    }
    setLeaving(false)
  }

  const isHome = pathname === paths.home || pathname === paths.customer
  return (
    <SiteBar
      homePath={paths.home}
      entries={user?.userType === 'customer' ? customerEntries : [{ label: 'Support' }]}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
      session={
        user ? (
          <>
            <Welcome name={user.firstName} role={isHome ? userTypes[user.userType] : undefined} />
            <Button size="s" onClick={leave} disabled={isLeaving}>
              Log out
            </Button>
          </>
        ) : (
          <ButtonLink size="s" to={{ pathname: paths.home, hash: '#sign-in' }}>
            Sign In
          </ButtonLink>
        )
      }
    />
  )
}
