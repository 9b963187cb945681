import type { ReactNode } from 'react'
import { Navigate, type RouteObject, useLocation, useSearchParams } from 'react-router-dom'
import { useAuth } from '../features/accounts/useAuth.js'
import { AccessDeniedPage } from '../pages/AccessDeniedPage.js'
import { NotFoundPage } from '../pages/NotFoundPage.js'
import { SignInFirstPage } from '../pages/SignInFirstPage.js'
import { SignInPage } from '../pages/SignInPage.js'
import { linkTarget } from '../pages/signIn/linkTarget.js'
import { useSignInStep } from '../pages/signIn/useSignInStep.js'
import { paths } from '../paths.js'
import { lazyPart } from '../ui/states/lazyPart.js'
import { ErrorPage } from './ErrorPage.js'
import { pageModules } from './pageModules.js'
import { RootLayout } from './RootLayout.js'

const CustomerHomePage = lazyPart(pageModules.customerHome, 'CustomerHomePage')
const CustomerOrdersPage = lazyPart(pageModules.customerOrders, 'CustomerOrdersPage')
const CustomerSupportPage = lazyPart(pageModules.customerSupport, 'CustomerSupportPage')
const CustomerAccountPage = lazyPart(pageModules.customerAccount, 'CustomerAccountPage')
const VendorDashboardPage = lazyPart(pageModules.vendorDashboard, 'VendorDashboardPage')
const AdminHomePage = lazyPart(pageModules.adminHome, 'AdminHomePage')
const PrivacyPolicyPage = lazyPart(pageModules.privacyPolicy, 'PrivacyPolicyPage')
const TermsOfServicePage = lazyPart(pageModules.termsOfService, 'TermsOfServicePage')

const MAILED_LINKS = ['reset', 'invitation', 'takeback', 'confirm']

/** What a visitor sees: the sign-in flow, or first what their link points to and that it takes signing in. */
const Visitor = () => {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const { hasBegun } = useSignInStep()
  const target = linkTarget(pathname, params)
  return target && !hasBegun ? <SignInFirstPage title={target.title} audience={target.for} /> : <SignInPage />
}

/** A vendor's profile is open over the page that a link to it leads to. */
const ofProfile = (params: URLSearchParams) => {
  const vendor = params.get('vendor')
  return vendor === null ? '' : new URLSearchParams({ vendor }).toString()
}

/** `/` shows the sign-in flow, the vendor's dashboard or the admin's switcher, or redirects to the customer's home. */
const HomeRoute = () => {
  const { user } = useAuth()
  const [params] = useSearchParams()

  // A link from an email opens its dialog for anyone who follows it, signed in or not.
  if (MAILED_LINKS.some(name => params.has(name))) return <SignInPage />
  if (!user) return <Visitor />
  if (user.userType === 'customer') {
    return params.has('job') ? (
      <AccessDeniedPage audience="vendor" />
    ) : (
      <Navigate to={{ pathname: paths.customer, search: ofProfile(params) }} replace />
    )
  }
  return user.userType === 'vendor' ? <VendorDashboardPage /> : <AdminHomePage />
}

const CustomerRoute = () => {
  const { user } = useAuth()
  if (!user) return <Visitor />
  return user.userType === 'customer' ? <CustomerHomePage /> : <Navigate to={paths.home} replace />
}

const CustomersOnly = ({ children }: { children: ReactNode }) => {
  const { user } = useAuth()
  if (!user) return <Visitor />
  return user.userType === 'customer' ? children : <AccessDeniedPage audience="customer" />
}

const forCustomers = (page: ReactNode) => <CustomersOnly>{page}</CustomersOnly>

/** The route table of docs/product.md, Screens. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    children: [
      {
        // A page that breaks leaves the bar and the footer in place.
        errorElement: <ErrorPage />,
        children: [
          { path: paths.home, element: <HomeRoute /> },
          { path: paths.customer, element: <CustomerRoute /> },
          { path: paths.orders, element: forCustomers(<CustomerOrdersPage />) },
          { path: paths.support, element: forCustomers(<CustomerSupportPage />) },
          { path: paths.account, element: forCustomers(<CustomerAccountPage />) },
          { path: paths.privacyPolicy, element: <PrivacyPolicyPage /> },
          { path: paths.termsOfService, element: <TermsOfServicePage /> },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
]
