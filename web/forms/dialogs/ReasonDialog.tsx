import { reasonRules } from '@rules/jobs/orderRules.js'
import { limits } from '@rules/limits.js'
import { requiredText } from '@rules/text.js'
import { useContext, useState } from 'react'
import * as z from 'zod/mini'
import type { ButtonLook } from '../../ui/actions/buttonStyle.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { toast } from '../../ui/overlays/toast.js'
import { useFocusReturn } from '../../ui/overlays/useFocusReturn.js'
import { Banner } from '../../ui/states/Banner.js'
import { CheckboxField } from '../CheckboxField.js'
import { CancelButton, SubmitButton } from '../FormButtons.js'
import { TextAreaField } from '../TextAreaField.js'
import { ZodForm } from '../ZodForm.js'
import { AskIn } from './AskIn.js'

export type ReasonDialogProps = {
  open: boolean
  onClose: () => void
  /** The label of the button that confirms. */
  label: string
  busyLabel: string
  /** Phrased as a question. */
  title: string
  /** The consequences. */
  description: string
  /** Tells the user who will read the reason. */
  help: string
  /** Shown if no reason is given: "Please say why you're cancelling it". If absent, the reason is optional. */
  missing?: string
  keep: string
  draftKey: string
  /** A checkbox next to the reason. */
  choice?: { label: string; help: string } | null
  act: (reason: string | null, isChosen: boolean) => Promise<unknown>
  done: { title: string; description?: string }
  failed: string
  /** The reason why the act is no longer possible. */
  gone?: string | null
  look?: ButtonLook
}

const TRY_AGAIN = 'Check your connection, then try again.'

/** Asks for confirmation of an action, and a reason. */
export const ReasonDialog = ({
  open,
  onClose,
  label,
  busyLabel,
  title,
  description,
  help,
  missing,
  keep,
  draftKey,
  choice = null,
  act,
  done,
  failed,
  gone = null,
  look = 'secondary',
}: ReasonDialogProps) => {
  const Ask = useContext(AskIn)
  const [rules] = useState(() =>
    missing
      ? z.object({ reason: requiredText(missing, limits.reasonMax), isChosen: z.boolean() })
      : z.extend(reasonRules, { isChosen: z.boolean() }),
  )
  useFocusReturn(open)
  const [isActing, setActing] = useState(false)
  // Our own act makes itself impossible, too, a moment before the dialog closes.
  const why = isActing ? null : gone
  return (
    <Ask
      open={open}
      onClose={onClose}
      size="s"
      title={title}
      description={why === null ? description : undefined}
    >
      <ZodForm
        schema={rules}
        label={label}
        draftKey={draftKey}
        initialValues={{ reason: '', isChosen: false }}
        failureMessage={TRY_AGAIN}
        onSubmit={async ({ reason, isChosen }) => {
          setActing(true)
          try {
            await act(reason?.trim() ? reason : null, choice !== null && isChosen)
            onClose()
            toast(done)
          } finally {
            setActing(false)
          }
        }}
        onFailure={words => toast({ variant: 'destructive', title: failed, description: words })}
      >
        {why !== null && (
          <Banner tone="warning" role="alert">
            {why}
          </Banner>
        )}
        {choice && why === null && <CheckboxField name="isChosen" label={choice.label} help={choice.help} />}
        <TextAreaField
          name="reason"
          label="Reason"
          help={why === null ? help : undefined}
          max={limits.reasonMax}
          rows={3}
          optional={missing === undefined}
        />
        <DialogActions>
          <CancelButton onClick={onClose}>{why === null ? keep : 'Close'}</CancelButton>
          {why === null && (
            <SubmitButton look={look === 'danger' ? 'danger' : 'primary'} busyLabel={busyLabel}>
              {label}
            </SubmitButton>
          )}
        </DialogActions>
      </ZodForm>
    </Ask>
  )
}
