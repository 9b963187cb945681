import { lazy } from 'react'

/** One chunk for each role's area: nobody loads what they may not open. */
export const CustomerHomePage = lazy(async () => ({
  default: (await import('../pages/CustomerHomePage.js')).CustomerHomePage,
}))
export const CustomerOrdersPage = lazy(async () => ({
  default: (await import('../pages/CustomerOrdersPage.js')).CustomerOrdersPage,
}))
export const CustomerSupportPage = lazy(async () => ({
  default: (await import('../pages/CustomerSupportPage.js')).CustomerSupportPage,
}))
export const CustomerAccountPage = lazy(async () => ({
  default: (await import('../pages/CustomerAccountPage.js')).CustomerAccountPage,
}))
export const VendorDashboardPage = lazy(async () => ({
  default: (await import('../pages/VendorDashboardPage.js')).VendorDashboardPage,
}))
export const AdminHomePage = lazy(async () => ({
  default: (await import('../pages/AdminHomePage.js')).AdminHomePage,
}))
export const PrivacyPolicyPage = lazy(async () => ({
  default: (await import('../pages/PrivacyPolicyPage.js')).PrivacyPolicyPage,
}))
export const TermsOfServicePage = lazy(async () => ({
  default: (await import('../pages/TermsOfServicePage.js')).TermsOfServicePage,
}))
