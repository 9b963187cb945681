import { useLocation } from 'react-router-dom'
import { useAuth } from '../features/accounts/useAuth.js'
import { paths } from '../paths.js'
import { PageSkeleton } from '../ui/states/PageSkeleton.js'
import { HomeSkeleton } from './customer/HomeSkeleton.js'

/** Shown while the page's code loads: the outline of the page to come. */
export const LoadingPage = () => {
  const { user } = useAuth()
  const { pathname, search } = useLocation()
  const isHome = pathname === paths.home || pathname === paths.customer
  return user?.userType === 'customer' && isHome && search === '' ? <HomeSkeleton /> : <PageSkeleton />
}
