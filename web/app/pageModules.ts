import { paths } from '../paths.js'

/** One chunk per user type's area: nobody loads what they may not open. */
export const pageModules = {
  signedOut: () => import('../pages/SignedOut.js'),
  customerHome: () => import('../pages/CustomerHomePage.js'),
  customerOrders: () => import('../pages/CustomerOrdersPage.js'),
  customerSupport: () => import('../pages/CustomerSupportPage.js'),
  customerAccount: () => import('../pages/CustomerAccountPage.js'),
  vendorDashboard: () => import('../pages/VendorDashboardPage.js'),
  driverHome: () => import('../pages/DriverPage.js'),
  noBusiness: () => import('../pages/NoBusinessPage.js'),
  adminHome: () => import('../pages/AdminHomePage.js'),
  privacyPolicy: () => import('../pages/PrivacyPolicyPage.js'),
  termsOfService: () => import('../pages/TermsOfServicePage.js'),
}

// Maps, since a path may equal the name of a property that every object has.
const forAll = new Map<string, () => Promise<unknown>>([
  [paths.privacyPolicy, pageModules.privacyPolicy],
  [paths.termsOfService, pageModules.termsOfService],
])

const homes = new Map<string, () => Promise<unknown>>([
  ['customer', pageModules.customerHome],
  ['vendor', pageModules.vendorDashboard],
  ['driver', pageModules.driverHome],
  ['admin', pageModules.adminHome],
])

const ofCustomers = new Map<string, () => Promise<unknown>>([
  [paths.customer, pageModules.customerHome],
  [paths.orders, pageModules.customerOrders],
  [paths.support, pageModules.customerSupport],
  [paths.account, pageModules.customerAccount],
])

/**
 * The page that will be seen at a URL by a user of this type, or 'driver', '' if nobody is signed in; only a head start, so a wrong guess
 * costs little.
 */
export const pageModuleAt = (path: string, userType: string) =>
  forAll.get(path) ??
  (userType === '' ? pageModules.signedOut : undefined) ??
  (userType === 'customer' ? ofCustomers.get(path) : undefined) ??
  (path === paths.home ? homes.get(userType) : undefined)
