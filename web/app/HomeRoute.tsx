import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useAuth } from '../features/accounts/useAuth.js'
import { SignInPage } from '../pages/SignInPage.js'
import { paths } from '../paths.js'
import { AdminHomePage, VendorDashboardPage } from './lazyPages.js'
import { placeBefore } from './placeBefore.js'

/** `/` is the sign-in flow, the vendor's dashboard, the admin's switcher, or the way to the customer's home. */
export const HomeRoute = () => {
  const { user } = useAuth()
  const location = useLocation()
  const [params] = useSearchParams()

  // The link of a mail opens its dialog for whoever follows it, signed in or not.
  if (!user || params.has('reset') || params.has('takeback')) return <SignInPage />
  if (user.userType === 'customer') {
    return <Navigate to={placeBefore(location.state) ?? paths.customer} replace />
  }
  return user.userType === 'vendor' ? <VendorDashboardPage /> : <AdminHomePage />
}
