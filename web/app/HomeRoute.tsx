import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useAuth } from '../features/accounts/useAuth.js'
import { SignInPage } from '../pages/SignInPage.js'
import { paths } from '../paths.js'
import { AdminHomePage, VendorDashboardPage } from './lazyPages.js'
import { placeBefore } from './placeBefore.js'

/** `/` shows the sign-in flow, the vendor's dashboard or the admin's switcher, or redirects to the customer's home. */
export const HomeRoute = () => {
  const { user } = useAuth()
  const location = useLocation()
  const [params] = useSearchParams()

  // A link from an email opens its dialog for anyone who follows it, signed in or not.
  if (!user || params.has('reset') || params.has('takeback')) return <SignInPage />
  if (user.userType === 'customer') {
    return <Navigate to={placeBefore(location.state) ?? paths.customer} replace />
  }
  return user.userType === 'vendor' ? <VendorDashboardPage /> : <AdminHomePage />
}
