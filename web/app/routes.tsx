import type { RouteObject } from 'react-router-dom'
import { NotFoundPage } from '../pages/NotFoundPage.js'
import { paths } from '../paths.js'
import { CustomerRoute } from './CustomerRoute.js'
import { CustomersOnly } from './CustomersOnly.js'
import { ErrorPage } from './ErrorPage.js'
import { HomeRoute } from './HomeRoute.js'
import {
  CustomerAccountPage,
  CustomerOrdersPage,
  CustomerSupportPage,
  PrivacyPolicyPage,
  TermsOfServicePage,
} from './lazyPages.js'
import { RootLayout } from './RootLayout.js'

const forCustomers = (page: React.ReactNode) => <CustomersOnly>{page}</CustomersOnly>

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
