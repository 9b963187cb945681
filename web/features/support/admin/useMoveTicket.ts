import { mayMove } from '@rules/stateGraph.js'
import { type TicketMove, ticketGraph } from '@rules/support/ticketGraph.js'
import { useState } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { toast } from '../../../ui/overlays/toast.js'
import {
  CloseSupportTicketDocument,
  ReopenSupportTicketDocument,
  type Ticket_TicketFragment,
} from './generated/tickets.js'

type Moved = Pick<Ticket_TicketFragment, 'id' | 'status' | 'version'>

/** Closes a ticket, or opens it again. */
export const useMoveTicket = ({ id, status, version }: Moved, onMoved?: () => void) => {
  const [isBusy, setBusy] = useState(false)
  const [closeTicket] = useMutation(CloseSupportTicketDocument)
  const [reopenTicket] = useMutation(ReopenSupportTicketDocument)
  const can = (move: TicketMove) => mayMove(ticketGraph, status, move, 'admin')
  // An answered ticket could be reopened, too, but closing it comes first.
  const closes = can('close')

  const move = async () => {
    setBusy(true)
    try {
      await (closes ? closeTicket : reopenTicket)({ variables: { id, version } })
      toast({ title: closes ? 'Ticket closed' : 'Ticket opened again' })
      onMoved?.()
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: 'Error updating ticket', description })
    }
    setBusy(false)
  }

  return { can, closes, isBusy, move }
}
