import { lazyPart } from '../ui/states/lazyPart.js'
import { pageModules } from './pageModules.js'

export const CustomerHomePage = lazyPart(pageModules.customerHome, 'CustomerHomePage')
export const CustomerOrdersPage = lazyPart(pageModules.customerOrders, 'CustomerOrdersPage')
export const CustomerSupportPage = lazyPart(pageModules.customerSupport, 'CustomerSupportPage')
export const CustomerAccountPage = lazyPart(pageModules.customerAccount, 'CustomerAccountPage')
export const VendorDashboardPage = lazyPart(pageModules.vendorDashboard, 'VendorDashboardPage')
export const AdminHomePage = lazyPart(pageModules.adminHome, 'AdminHomePage')
export const PrivacyPolicyPage = lazyPart(pageModules.privacyPolicy, 'PrivacyPolicyPage')
export const TermsOfServicePage = lazyPart(pageModules.termsOfService, 'TermsOfServicePage')
