import { serviceTypes } from '@rules/kinds.js'
import { limits } from '@rules/limits.js'
import { supportTicketRules } from '@rules/support/supportRules.js'
import * as z from 'zod/mini'
import { useMutation } from '../../apollo/hooks.js'
import { SubmitButton } from '../../forms/FormButtons.js'
import { WarnWhenLeaving } from '../../forms/FormEffects.js'
import { SelectField } from '../../forms/SelectField.js'
import { TextAreaField } from '../../forms/TextAreaField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { serverNow } from '../../serverClock.js'
import { MoreButton } from '../../ui/actions/MoreButton.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { formatDay, formatMoment } from '../../ui/text/formatMoment.js'
import { OpenSupportTicketDocument, type TicketOrder_JobFragment } from './generated/support.js'
import { ticketToasts } from './ticketToasts.js'
import { NO_ORDER, type TicketDraft } from './useTicketDraft.js'

const formRules = z.extend(supportTicketRules, {
  orderNumber: z.pipe(
    z.transform((chosen: string) => (chosen === NO_ORDER ? null : chosen)),
    supportTicketRules.shape.orderNumber,
  ),
})

/** "3f1c1a52 · Junk Pickup · Tue, Nov 24, 9:00 AM", as on the order's card. */
const orderLabel = ({
  orderNumber,
  type,
  timeZone,
  pickupDateTime,
  dropoffDate,
}: TicketOrder_JobFragment) => {
  const when = pickupDateTime
    ? formatMoment(pickupDateTime, serverNow(), timeZone)
    : dropoffDate && formatDay(dropoffDate)
  return [orderNumber, serviceTypes[type], when].filter(Boolean).join(' · ')
}

type TicketFormProps = {
  orders: readonly TicketOrder_JobFragment[]
  draft: TicketDraft
  /** Set if there are more orders than `orders` holds. */
  onMore: (() => Promise<unknown>) | undefined
}

export const TicketForm = ({ orders, draft, onMore }: TicketFormProps) => {
  const isListed = orders.some(({ id }) => id === draft.startId)
  const [openTicket] = useMutation(OpenSupportTicketDocument)
  return (
    <ZodForm
      schema={formRules}
      initialValues={{ orderNumber: isListed && draft.startId ? draft.startId : '', issue: '' }}
      label="Submit Support Ticket"
      draftKey={draft.key}
      afterSubmit="clear"
      onSubmit={async input => {
        await openTicket({ variables: { input } })
        ticketToasts.submitted()
      }}
      onFailure={(_, error) => ticketToasts.failed(error)}
    >
      <Stack gap="xxs" align="stretch">
        <SelectField
          name="orderNumber"
          label="Order Number"
          placeholder="Select an order"
          options={[
            ...orders.map(order => ({ value: order.id, label: orderLabel(order) })),
            { value: NO_ORDER, label: 'Not about an order' },
          ]}
        />
        {onMore && (
          <MoreButton onMore={onMore} label="Load older orders" failure="We couldn't load older orders" />
        )}
      </Stack>
      <TextAreaField
        name="issue"
        label="Issue"
        help="What happened, and how can we make it right?"
        max={limits.issueMax}
        rows={6}
      />
      <Inline>
        <SubmitButton busyLabel="Submitting...">Submit Ticket</SubmitButton>
      </Inline>
      <WarnWhenLeaving />
    </ZodForm>
  )
}
