import { reviewRules } from '@rules/admin/adminRules.js'
import { documentTypes } from '@rules/kinds.js'
import { mayMove } from '@rules/stateGraph.js'
import { documentGraph } from '@rules/vendors/documentGraph.js'
import { useContext } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { AskIn } from '../../../forms/dialogs/AskIn.js'
import { CancelButton, SubmitButton } from '../../../forms/FormButtons.js'
import { useFormStatus } from '../../../forms/FormStatus.js'
import { TextField } from '../../../forms/TextField.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { DialogActions } from '../../../ui/overlays/DialogActions.js'
import { toast } from '../../../ui/overlays/toast.js'
import { DecidedAlready } from './DecidedAlready.js'
import { type ManagedDocument_DocumentFragment, ReviewVendorDocumentDocument } from './generated/vendors.js'

type ApproveDialogProps = { document: ManagedDocument_DocumentFragment; onClose: () => void }

const Fields = ({ document, onClose }: ApproveDialogProps) => {
  const { busy } = useFormStatus()
  // Our own approval changes the status, too, a moment before the dialog closes.
  const isDecided = !mayMove(documentGraph, document.reviewStatus, 'approve', 'admin') && !busy
  return (
    <>
      {isDecided && <DecidedAlready document={document} />}
      <TextField name="expiresOn" label="Good through" type="date" required />
      <DialogActions>
        <CancelButton onClick={onClose}>{isDecided ? 'Close' : 'Cancel'}</CancelButton>
        {!isDecided && <SubmitButton busyLabel="Approving...">Approve</SubmitButton>}
      </DialogActions>
    </>
  )
}

/** Asks for the expiry date of a document that expires. */
export const ApproveDialog = ({ document, onClose }: ApproveDialogProps) => {
  const Ask = useContext(AskIn)
  const [review] = useMutation(ReviewVendorDocumentDocument)
  const title = documentTypes[document.documentType]
  const { id, version } = document
  return (
    <Ask
      open
      onClose={onClose}
      size="s"
      title={`Approve ${title}?`}
      description="Customers see it as verified until this date."
    >
      <ZodForm
        schema={reviewRules}
        label="Approve document"
        initialValues={{ approve: true, expiresOn: document.expiresOn ?? '' }}
        failureMessage="Check your connection, then try again."
        onSubmit={async ({ expiresOn }) => {
          await review({ variables: { input: { id, approve: true, expiresOn: expiresOn || null, version } } })
          onClose()
          toast({ title: 'Document approved', description: title })
        }}
        onFailure={description =>
          toast({ variant: 'destructive', title: 'Error reviewing document', description })
        }
      >
        <Fields document={document} onClose={onClose} />
      </ZodForm>
    </Ask>
  )
}
