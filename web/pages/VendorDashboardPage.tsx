import { Page } from '../ui/Page.js'

export const VendorDashboardPage = () => <Page title="Vendor Dashboard" />
