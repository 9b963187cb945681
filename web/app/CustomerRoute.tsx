import { Navigate } from 'react-router-dom'
import { useAuth } from '../features/accounts/useAuth.js'
import { SignInPage } from '../pages/SignInPage.js'
import { paths } from '../paths.js'
import { CustomerHomePage } from './lazyPages.js'

export const CustomerRoute = () => {
  const { user } = useAuth()
  if (!user) return <SignInPage />
  return user.userType === 'customer' ? <CustomerHomePage /> : <Navigate to={paths.home} replace />
}
