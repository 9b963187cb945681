import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, Navigate, type RouteObject, useSearchParams } from 'react-router-dom'
import type { ViewerFragment } from '../features/accounts/generated/accounts.js'
import { readStoredUser } from '../features/accounts/storedUser.js'
import { useAuth } from '../features/accounts/useAuth.js'
import { AccessDeniedPage, type DeniedPage } from '../pages/AccessDeniedPage.js'
import { NotFoundPage } from '../pages/NotFoundPage.js'
import { paths } from '../paths.js'
import { lazyPart } from '../ui/states/lazyPart.js'
import { getReady } from '../ui/states/loadCode.js'
import { ErrorPage } from './ErrorPage.js'
import { pageModuleAt, pageModules } from './pageModules.js'
import { RootLayout } from './RootLayout.js'

const SignedOut = lazyPart(pageModules.signedOut, 'SignedOut')
const CustomerHomePage = lazyPart(pageModules.customerHome, 'CustomerHomePage')
const CustomerOrdersPage = lazyPart(pageModules.customerOrders, 'CustomerOrdersPage')
const CustomerSupportPage = lazyPart(pageModules.customerSupport, 'CustomerSupportPage')
const CustomerAccountPage = lazyPart(pageModules.customerAccount, 'CustomerAccountPage')
const VendorDashboardPage = lazyPart(pageModules.vendorDashboard, 'VendorDashboardPage')
const DriverPage = lazyPart(pageModules.driverHome, 'DriverPage')
const NoBusinessPage = lazyPart(pageModules.noBusiness, 'NoBusinessPage')
const AdminHomePage = lazyPart(pageModules.adminHome, 'AdminHomePage')
const PrivacyPolicyPage = lazyPart(pageModules.privacyPolicy, 'PrivacyPolicyPage')
const TermsOfServicePage = lazyPart(pageModules.termsOfService, 'TermsOfServicePage')

const MAILED_LINKS = ['reset', 'invitation', 'takeback', 'confirm']

/** A vendor's profile opens on top of the page where its link leads. */
const ofProfile = (params: URLSearchParams) => {
  const vendor = params.get('vendor')
  return vendor === null ? '' : new URLSearchParams({ vendor }).toString()
}

/** `/` shows the sign-in flow, the vendor's dashboard or the admin's switcher, or redirects to the customer's home. */
const HomeRoute = () => {
  const { user } = useAuth()
  const [params] = useSearchParams()

  if (MAILED_LINKS.some(name => params.has(name))) return <SignedOut isMailedLink />
  if (!user) return <SignedOut />
  if (user.userType === 'customer') {
    return params.has('job') ? (
      <AccessDeniedPage audience="vendor" page="job" />
    ) : (
      <Navigate to={{ pathname: paths.customer, search: ofProfile(params) }} replace />
    )
  }
  if (user.userType === 'admin') return <AdminHomePage />
  if (user.role === null) return <NoBusinessPage />
  return user.role === 'driver' ? <DriverPage /> : <VendorDashboardPage />
}

const CustomerRoute = () => {
  const { user } = useAuth()
  if (!user) return <SignedOut />
  return user.userType === 'customer' ? <CustomerHomePage /> : <Navigate to={paths.home} replace />
}

const CustomersOnly = ({ page, children }: { page: DeniedPage; children: ReactNode }) => {
  const { user } = useAuth()
  if (!user) return <SignedOut />
  return user.userType === 'customer' ? children : <AccessDeniedPage audience="customer" page={page} />
}

const forCustomers = (page: DeniedPage, shown: ReactNode) => (
  <CustomersOnly page={page}>{shown}</CustomersOnly>
)

/** Drivers have a page of their own. */
const homeOf = (user: ViewerFragment | null) => (user?.role === 'driver' ? 'driver' : (user?.userType ?? ''))

/** Fetches the page's code, so that the old page stays until the new one can be shown. */
const loadPage = async ({ request }: LoaderFunctionArgs) => {
  const page = pageModuleAt(new URL(request.url).pathname, homeOf(readStoredUser()))
  if (page) await getReady(page)
  return null
}

/** The route table of docs/product.md, Screens. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    children: [
      {
        id: 'page',
        loader: loadPage,
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        // A page that breaks leaves the bar and the footer in place.
        errorElement: <ErrorPage />,
        children: [
          { path: paths.home, element: <HomeRoute /> },
          { path: paths.customer, element: <CustomerRoute /> },
          { path: paths.orders, element: forCustomers('orders', <CustomerOrdersPage />) },
          { path: paths.support, element: forCustomers('support', <CustomerSupportPage />) },
          { path: paths.account, element: forCustomers('account', <CustomerAccountPage />) },
          { path: paths.privacyPolicy, element: <PrivacyPolicyPage /> },
          { path: paths.termsOfService, element: <TermsOfServicePage /> },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
]

/** Loads nothing before the first page is shown, since main.tsx has fetched its code. */
export const hydrationData = { loaderData: { page: null } }
