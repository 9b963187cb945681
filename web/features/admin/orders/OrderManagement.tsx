import { ClipboardList } from 'lucide-react'
import { Stack } from '../../../ui/layout/Stack.js'
import { Opened } from '../Opened.js'
import { ManageTickets } from '../tickets/ManageTickets.js'
import { AllOrders } from './AllOrders.js'

export const OrderManagement = () => (
  <Stack gap="xl">
    <Opened
      name="orders"
      title="Order Management"
      intro="Every order with its bids, messages, photos and history."
      picture={<ClipboardList size={40} aria-hidden="true" />}
      label="View All Orders"
    >
      <AllOrders />
    </Opened>
    <ManageTickets />
  </Stack>
)
