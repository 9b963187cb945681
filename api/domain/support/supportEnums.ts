import { ticketGraph } from '../../rules/support/ticketGraph.js'
import { asEnum } from '../asEnum.js'

export const TicketStatuses = asEnum('TicketStatus', ticketGraph.states, 'The status of a support ticket.')
