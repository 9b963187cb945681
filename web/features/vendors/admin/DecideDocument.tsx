import { approvalRulesFor, refusalReasons, refusalRules } from '@rules/admin/adminRules.js'
import { documentTypes } from '@rules/kinds.js'
import { limits } from '@rules/limits.js'
import { expires } from '@rules/vendors/documentExpiry.js'
import { useMutation } from '../../../apollo/hooks.js'
import { isChangedMeanwhile } from '../../../apollo/isChangedMeanwhile.js'
import { SubmitButton } from '../../../forms/FormButtons.js'
import { OnBusyChange } from '../../../forms/FormEffects.js'
import { SelectField } from '../../../forms/SelectField.js'
import { TextAreaField } from '../../../forms/TextAreaField.js'
import { TextField } from '../../../forms/TextField.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { serverNow } from '../../../serverClock.js'
import { Divider, Stack } from '../../../ui/layout/Stack.js'
import { toast } from '../../../ui/overlays/toast.js'
import type { ReviewedDocument_DocumentFragment } from './generated/review.js'
import { ReviewVendorDocumentDocument } from './generated/vendors.js'

type DecideDocumentProps = {
  document: ReviewedDocument_DocumentFragment
  /** Somebody else has already reviewed it. */
  isDecided: boolean
  onDecided: (isApproved: boolean) => void
  onConflict: () => void
  onBusyChange: (isBusy: boolean) => void
  /** True if single-letter shortcuts work. */
  hasKeys: boolean
}

const TRY_AGAIN = 'Check your connection, then try again.'
const OTHER = 'other'
const reasonOptions = [
  ...refusalReasons.map(reason => ({ value: reason, label: reason })),
  { value: OTHER, label: 'In my own words' },
]

const failed = (description: string) =>
  toast({ variant: 'destructive', title: 'Error reviewing document', description })

/** Two forms, each sent with Enter: approve until a date, or refuse for a reason. */
export const DecideDocument = ({
  document,
  isDecided,
  onDecided,
  onConflict,
  onBusyChange,
  hasKeys,
}: DecideDocumentProps) => {
  const [review] = useMutation(ReviewVendorDocumentDocument)
  const { id, version, documentType } = document
  const title = documentTypes[documentType]

  const send = async (input: { approve: boolean; expiresOn?: string | null; reason?: string }) => {
    try {
      await review({ variables: { input: { id, version, ...input } } })
    } catch (error) {
      if (isChangedMeanwhile(error)) onConflict()
      throw error
    }
    toast({ title: input.approve ? 'Document approved' : 'Document refused', description: title })
    onDecided(input.approve)
  }

  return (
    <Stack gap="l">
      <ZodForm
        schema={approvalRulesFor(documentType, serverNow())}
        label="Approve"
        draftKey={`approve:${id}`}
        initialValues={{ expiresOn: '' }}
        failureMessage={TRY_AGAIN}
        onSubmit={({ expiresOn }) => send({ approve: true, expiresOn: expiresOn || null })}
        onFailure={failed}
      >
        {expires(documentType) && (
          <TextField
            name="expiresOn"
            label="Good through"
            help="The last day, as the document says"
            type="date"
            required
          />
        )}
        <SubmitButton
          busyLabel="Approving..."
          disabled={isDecided}
          aria-keyshortcuts={hasKeys ? 'A' : undefined}
        >
          Approve
        </SubmitButton>
        <OnBusyChange call={onBusyChange} />
      </ZodForm>
      <Divider />
      <ZodForm
        schema={refusalRules}
        label="Refuse"
        draftKey={`refuse:${id}`}
        initialValues={{ why: '', reason: '' }}
        failureMessage={TRY_AGAIN}
        onSubmit={({ why, reason }) =>
          send({ approve: false, reason: [why !== OTHER && why, reason.trim()].filter(Boolean).join('. ') })
        }
        onFailure={failed}
      >
        {values => (
          <>
            <SelectField
              name="why"
              label="Reason to refuse"
              placeholder="Select a reason"
              options={reasonOptions}
              required
            />
            <TextAreaField
              name="reason"
              label="What the vendor needs to fix"
              max={limits.refusalWords}
              required={values.why === OTHER}
              optional={values.why !== OTHER}
            />
            <SubmitButton
              look="danger"
              busyLabel="Refusing..."
              disabled={isDecided}
              aria-keyshortcuts={hasKeys ? 'R' : undefined}
            >
              Refuse
            </SubmitButton>
            <OnBusyChange call={onBusyChange} />
          </>
        )}
      </ZodForm>
    </Stack>
  )
}
