import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useAuth } from '../features/accounts/useAuth.js'
import { AccessDeniedPage } from '../pages/AccessDeniedPage.js'

export const CustomersOnly = ({ children }: { children: ReactNode }) => {
  const { user } = useAuth()
  const { pathname, search } = useLocation()
  return user?.userType === 'customer' ? (
    children
  ) : (
    <AccessDeniedPage isSignedIn={user !== null} from={pathname + search} />
  )
}
