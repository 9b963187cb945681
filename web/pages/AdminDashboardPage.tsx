import { Page } from '../ui/Page.js'

export const AdminDashboardPage = () => <Page title="Admin Dashboard" />
