import { useState } from 'react'
import { Button } from '../../../ui/actions/Button.js'
import { useFocusReturn } from '../../../ui/overlays/useFocusReturn.js'
import type { Ticket_TicketFragment } from './generated/tickets.js'
import { ReplyDialog } from './ReplyDialog.js'
import { useMoveTicket } from './useMoveTicket.js'

/** Answers an open ticket, or closes it without an answer. */
export const TicketActs = ({ ticket }: { ticket: Ticket_TicketFragment }) => {
  const [isReplying, setReplying] = useState(false)
  const { can, closes, isBusy, move } = useMoveTicket(ticket)
  useFocusReturn(isReplying)
  return (
    <>
      {closes && (
        <Button size="s" busy={isBusy} onClick={move}>
          Close ticket
        </Button>
      )}
      {can('answer') && (
        <Button size="s" look="primary" onClick={() => setReplying(true)}>
          Reply
        </Button>
      )}
      {isReplying && <ReplyDialog ticket={ticket} onClose={() => setReplying(false)} />}
    </>
  )
}
