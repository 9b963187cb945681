import { Stack } from '../../ui/layout/Stack.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { useAuth } from '../accounts/useAuth.js'
import { SubmitTicket } from './SubmitTicket.js'
import { SupportContacts } from './SupportContacts.js'
import { TicketList } from './TicketList.js'

/** Support for a vendor, as customers have it on their page; the spec gives vendors no path for one. */
export const SupportDialog = ({ onClose }: { onClose: () => void }) => {
  const { user } = useAuth()
  if (!user) return null
  return (
    <Dialog
      open
      inAddress
      onClose={onClose}
      size="l"
      title="Support"
      description={`Hello ${user.firstName}, how can we help?`}
    >
      <Stack gap="l">
        <SubmitTicket orderId={null} />
        <TicketList />
        <SupportContacts />
      </Stack>
    </Dialog>
  )
}
