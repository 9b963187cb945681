import { limits } from '@rules/limits.js'
import { messageRules } from '@rules/messages/messageRules.js'
import { useMutation } from '../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { TextAreaField } from '../../forms/TextAreaField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { toast } from '../../ui/overlays/toast.js'
import { useFocusReturn } from '../../ui/overlays/useFocusReturn.js'
import { WriteToVendorDocument } from './generated/messages.js'

type MessageVendorProps = { jobId: string; vendorId: string; name: string; onClose: () => void }

/** A message to a vendor who no longer has the job, while money is due either way. */
export const MessageVendor = ({ jobId, vendorId, name, onClose }: MessageVendorProps) => {
  const [write] = useMutation(WriteToVendorDocument)
  useFocusReturn(true)
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={`Message ${name}`}
      description="Your messages stay open until nothing is due between you."
    >
      <ZodForm
        schema={messageRules}
        initialValues={{ content: '' }}
        label={`Write to ${name}`}
        draftKey={`message:${jobId}:${vendorId}`}
        failureMessage="Check your connection, then try again."
        onSubmit={async ({ content }) => {
          await write({ variables: { input: { jobId, vendorId, content } } })
          onClose()
          toast({ title: 'Message sent' })
        }}
        onFailure={message =>
          toast({ variant: 'destructive', title: 'Message not sent', description: message })
        }
      >
        <TextAreaField name="content" label={`Message to ${name}`} max={limits.messageMax} rows={3} />
        <DialogActions>
          <CancelButton onClick={onClose}>Not Now</CancelButton>
          <SubmitButton busyLabel="Sending...">Send</SubmitButton>
        </DialogActions>
      </ZodForm>
    </Dialog>
  )
}
