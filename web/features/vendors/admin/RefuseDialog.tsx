import { reviewRules } from '@rules/admin/adminRules.js'
import { documentTypes } from '@rules/kinds.js'
import { limits } from '@rules/limits.js'
import { mayMove } from '@rules/stateGraph.js'
import { documentGraph } from '@rules/vendors/documentGraph.js'
import { useContext } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { ChangedMeanwhile } from '../../../forms/ChangedMeanwhile.js'
import { AskIn } from '../../../forms/dialogs/AskIn.js'
import { CancelButton, SubmitButton } from '../../../forms/FormButtons.js'
import { useFormStatus } from '../../../forms/FormStatus.js'
import { TextAreaField } from '../../../forms/TextAreaField.js'
import { useSeenVersion } from '../../../forms/useSeenVersion.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { DialogActions } from '../../../ui/overlays/DialogActions.js'
import { toast } from '../../../ui/overlays/toast.js'
import { Text } from '../../../ui/text/Text.js'
import { DecidedAlready } from './DecidedAlready.js'
import { type ManagedDocument_DocumentFragment, ReviewVendorDocumentDocument } from './generated/vendors.js'

const TRY_AGAIN = 'Check your connection, then try again.'

type RefuseDialogProps = { document: ManagedDocument_DocumentFragment; onClose: () => void }

type FieldsProps = RefuseDialogProps & { isChanged: boolean; onKeep: () => void }

const Fields = ({ document, isChanged, onKeep, onClose }: FieldsProps) => {
  const { busy } = useFormStatus()
  // Our own refusal makes the document final, too, a moment before the dialog closes.
  const isDecided = !mayMove(documentGraph, document.reviewStatus, 'refuse', 'admin') && !busy
  return (
    <>
      {isDecided && <DecidedAlready document={document} />}
      {isChanged && !isDecided && (
        <ChangedMeanwhile
          facts={[
            { label: 'Status', value: documentGraph.states[document.reviewStatus].label },
            ...(document.reviewReason
              ? [{ label: 'Reason', value: <Text asTyped>{document.reviewReason}</Text> }]
              : []),
          ]}
          onKeep={onKeep}
          discardLabel="Leave It as It Is"
          onDiscard={onClose}
        />
      )}
      <TextAreaField name="reason" label="Reason" max={limits.reasonMax} />
      <DialogActions>
        <CancelButton onClick={onClose}>{isDecided ? 'Close' : 'Cancel'}</CancelButton>
        {!isDecided && (
          <SubmitButton look="danger" busyLabel="Refusing...">
            Refuse
          </SubmitButton>
        )}
      </DialogActions>
    </>
  )
}

export const RefuseDialog = ({ document, onClose }: RefuseDialogProps) => {
  const Ask = useContext(AskIn)
  const [review] = useMutation(ReviewVendorDocumentDocument)
  // The page behind this dialog is refetched after a refusal (conflicts.ts).
  const { version, isChanged, see } = useSeenVersion(document.version)
  const title = documentTypes[document.documentType]
  return (
    <Ask
      open
      onClose={onClose}
      size="s"
      title={`Refuse ${title}?`}
      description="The vendor sees the reason and can upload a new document."
    >
      <ZodForm
        schema={reviewRules}
        label="Refuse document"
        draftKey={`refuse:${document.id}`}
        initialValues={{ approve: false, reason: '' }}
        failureMessage={TRY_AGAIN}
        onSubmit={async ({ reason }) => {
          await review({ variables: { input: { id: document.id, approve: false, reason, version } } })
          onClose()
          toast({ title: 'Document refused', description: title })
        }}
        onFailure={description =>
          toast({ variant: 'destructive', title: 'Error reviewing document', description })
        }
      >
        <Fields
          document={document}
          isChanged={isChanged}
          onKeep={() => see(document.version)}
          onClose={onClose}
        />
      </ZodForm>
    </Ask>
  )
}
