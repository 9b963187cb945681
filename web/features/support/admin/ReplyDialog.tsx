import { answerRules } from '@rules/admin/adminRules.js'
import { serviceTypes, userTypes } from '@rules/kinds.js'
import { limits } from '@rules/limits.js'
import { ticketGraph } from '@rules/support/ticketGraph.js'
import { useContext, useState } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { isChangedMeanwhile } from '../../../apollo/isChangedMeanwhile.js'
import { ChangedMeanwhile } from '../../../forms/ChangedMeanwhile.js'
import { AskIn } from '../../../forms/dialogs/AskIn.js'
import { CancelButton, SubmitButton } from '../../../forms/FormButtons.js'
import { WarnWhenLeaving } from '../../../forms/FormEffects.js'
import { TextAreaField } from '../../../forms/TextAreaField.js'
import { useSeenVersion } from '../../../forms/useSeenVersion.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { DialogActions } from '../../../ui/overlays/DialogActions.js'
import { toast } from '../../../ui/overlays/toast.js'
import { Banner } from '../../../ui/states/Banner.js'
import { fullName } from '../../../ui/text/fullName.js'
import { Text } from '../../../ui/text/Text.js'
import { AnswerSupportTicketDocument, type Ticket_TicketFragment } from './generated/tickets.js'

const TRY_AGAIN = 'Check your connection, then try again.'

type ReplyDialogProps = {
  /** The current state: after a refusal it is refetched. */
  ticket: Ticket_TicketFragment
  onClose: () => void
}

export const ReplyDialog = ({ ticket, onClose }: ReplyDialogProps) => {
  const Ask = useContext(AskIn)
  const [answer] = useMutation(AnswerSupportTicketDocument)
  const { version, isChanged, see } = useSeenVersion(ticket.version)
  const [isRefused, setRefused] = useState(false)
  // The question about what to keep shows the answer, too.
  const isAsked = isRefused && isChanged
  const name = fullName(ticket.customer)
  const userType = userTypes[ticket.customer.userType].toLowerCase()
  return (
    <Ask
      open
      inAddress
      onClose={onClose}
      title={`Reply to ${name}`}
      description={
        ticket.adminResponse
          ? `We'll email your answer to this ${userType}. It replaces the earlier one.`
          : `We'll email your answer to this ${userType}.`
      }
    >
      <Stack>
        <Text size="s" tone="muted">
          {ticket.job
            ? `${serviceTypes[ticket.job.type]}, order ${ticket.job.orderNumber}`
            : 'Not about an order'}
        </Text>
        <Text asTyped>{ticket.issue}</Text>
        {ticket.adminResponse && !isAsked && (
          <Banner tone="info" title="Our earlier answer">
            <Text size="s" asTyped>
              {ticket.adminResponse}
            </Text>
          </Banner>
        )}
        <ZodForm
          schema={answerRules}
          label="Reply"
          initialValues={{ response: '' }}
          failureMessage={TRY_AGAIN}
          draftKey={`reply:${ticket.id}`}
          onSubmit={async ({ response }) => {
            await answer({ variables: { input: { id: ticket.id, version, response } } })
            onClose()
            toast({ title: 'Answer sent', description: `${name} gets it by email.` })
          }}
          onFailure={(description, error) => {
            setRefused(isChangedMeanwhile(error))
            toast({ variant: 'destructive', title: 'Error sending answer', description })
          }}
        >
          {isAsked && (
            <ChangedMeanwhile
              facts={[
                { label: 'Status', value: ticketGraph.states[ticket.status].label },
                { label: 'Our answer', value: <Text asTyped>{ticket.adminResponse ?? 'None yet'}</Text> },
              ]}
              onKeep={() => see(ticket.version)}
              discardLabel="Discard Mine"
              onDiscard={onClose}
            />
          )}
          <TextAreaField name="response" label="Your answer" max={limits.messageMax} rows={6} />
          <DialogActions>
            <CancelButton onClick={onClose} />
            <SubmitButton busyLabel="Sending...">Send Answer</SubmitButton>
          </DialogActions>
          <WarnWhenLeaving />
        </ZodForm>
      </Stack>
    </Ask>
  )
}
