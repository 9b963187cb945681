import { useLocation } from 'react-router-dom'
import { useAuth } from '../features/accounts/useAuth.js'
import { paths } from '../paths.js'
import { PageSkeleton } from '../ui/states/PageSkeleton.js'
import { HomeSkeleton } from './customer/HomeSkeleton.js'

/** While the page's code is on its way: the shape of what will be there. */
export const LoadingPage = () => {
  const { user } = useAuth()
  const { pathname, search } = useLocation()
  const isHome = pathname === paths.home || pathname === paths.customer
  return user?.userType === 'customer' && isHome && search === '' ? <HomeSkeleton /> : <PageSkeleton />
}
