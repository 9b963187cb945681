import { serviceTypes } from '@rules/kinds.js'
import type { TicketOrder_JobFragment } from '../../generated/graphql.js'
import { formatDay, formatMoment } from '../../ui/text/formatMoment.js'

/** "3f1c1a52 · Junk Pickup · Tue, Nov 24, 9:00 AM", as on the order's card. */
export const orderLabel = ({
  orderNumber,
  type,
  timeZone,
  pickupDateTime,
  dropoffDate,
}: TicketOrder_JobFragment) => {
  const when = pickupDateTime
    ? formatMoment(pickupDateTime, new Date(), timeZone)
    : dropoffDate && formatDay(dropoffDate)
  return [orderNumber, serviceTypes[type], when].filter(Boolean).join(' · ')
}
