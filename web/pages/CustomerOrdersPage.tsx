import { Page } from '../ui/Page.js'

export const CustomerOrdersPage = () => <Page title="My Orders" />
