import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { OneTicketDocument } from './generated/tickets.js'
import { ReplyDialog } from './ReplyDialog.js'

/** The ticket named in the URL, to be answered. */
export const TicketDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data, previousData, error } = useQuery(OneTicketDocument, { variables: { id } })
  // A refused answer evicts the ticket from the cache, so the previous data keeps the form and its input on screen.
  const ticket = (data ?? previousData)?.supportTicket
  if (ticket) return <ReplyDialog ticket={ticket} onClose={onClose} />
  return (
    <Dialog open inAddress onClose={onClose} title="Ticket">
      {error ? (
        <LoadError what="this ticket" isLinked error={error} />
      ) : (
        <LoadingRegion label="Loading the ticket...">
          <Skeleton height="260px" />
        </LoadingRegion>
      )}
    </Dialog>
  )
}
