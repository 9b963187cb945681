import { useSearchParams } from 'react-router-dom'
import { useAuth } from '../features/accounts/useAuth.js'
import { SubmitTicket } from '../features/support/SubmitTicket.js'
import { SupportContacts } from '../features/support/SupportContacts.js'
import { TicketList } from '../features/support/TicketList.js'
import { Page } from '../ui/layout/Page.js'
import { Split } from '../ui/layout/Split.js'

/** `?order=ID` preselects the order. */
export const CustomerSupportPage = () => {
  const { user } = useAuth()
  const [params] = useSearchParams()
  if (!user) return null
  return (
    <Page title="Customer Support" subtitle={`Hello ${user.firstName}, how can we help?`}>
      <Split aside={<SupportContacts />} asideLabel="Other ways to reach us">
        <SubmitTicket orderId={params.get('order')} />
      </Split>
      <TicketList />
    </Page>
  )
}
