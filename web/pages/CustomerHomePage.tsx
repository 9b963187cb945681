import { Page } from '../ui/Page.js'

export const CustomerHomePage = () => <Page title="Home" />
