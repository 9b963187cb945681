import { bidGraph } from '@rules/bids/bidGraph.js'
import { formatPhone } from '@rules/formatPhone.js'
import { jobGraph } from '@rules/jobs/jobGraph.js'
import { mayMove } from '@rules/stateGraph.js'
import { useQuery } from '../../../apollo/hooks.js'
import { usePages } from '../../../paging/usePages.js'
import { Tabs } from '../../../ui/actions/Tabs.js'
import { Card } from '../../../ui/layout/Card.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Facts } from '../../../ui/text/Facts.js'
import { fullName } from '../../../ui/text/fullName.js'
import type { UserRow_UserFragment } from '../../accounts/admin/generated/users.js'
import { ViewedOrdersDocument } from './generated/viewing.js'
import { OffButton } from './OffButton.js'
import { ViewedJobCard, ViewedJobList } from './ViewedJobList.js'
import { ViewedTickets } from './ViewedTickets.js'

const Orders = ({ customerId }: { customerId: string }) => {
  const query = useQuery(ViewedOrdersDocument, { variables: { customerId } })
  const pages = usePages(query, ({ customerJobs }) => customerJobs)
  return (
    <Stack>
      <Inline>
        <OffButton look="primary">Dumpster Rental</OffButton>
        <OffButton look="primary">Junk Pickup</OffButton>
      </Inline>
      <ViewedJobList
        title="Orders"
        empty="No orders yet"
        pages={pages}
        card={(job, details) => <ViewedJobCard job={job} foot={details} />}
        bidActions={bid => (
          <>
            {mayMove(bidGraph, bid.status, 'decline', 'customer') && <OffButton size="s">Decline</OffButton>}
            {mayMove(bidGraph, bid.status, 'accept', 'customer') && (
              <OffButton size="s" look="primary">
                Accept
              </OffButton>
            )}
          </>
        )}
        actions={job =>
          mayMove(jobGraph, job.status, 'cancel', 'customer') && (
            <Inline justify="end">
              <OffButton>Cancel order</OffButton>
            </Inline>
          )
        }
      />
    </Stack>
  )
}

const Account = ({ user }: { user: UserRow_UserFragment }) => (
  <Card as="div">
    <Stack>
      <Facts
        facts={[
          { label: 'Name', value: fullName(user) },
          { label: 'Email', value: user.email ?? 'None' },
          { label: 'Phone', value: user.phone ? formatPhone(user.phone) : 'None' },
        ]}
      />
      <Inline>
        <OffButton>Edit Information</OffButton>
      </Inline>
    </Stack>
  </Card>
)

/** The screens a customer sees: orders, support, account. */
export const CustomerScreens = ({ user }: { user: UserRow_UserFragment }) => (
  <Tabs
    label={`Screens of ${fullName(user)}`}
    tabs={[
      { value: 'orders', label: 'My Orders', content: <Orders customerId={user.id} /> },
      { value: 'support', label: 'Support', content: <ViewedTickets customerId={user.id} /> },
      { value: 'account', label: 'My Account', content: <Account user={user} /> },
    ]}
  />
)
