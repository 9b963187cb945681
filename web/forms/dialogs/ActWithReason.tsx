import { reasonRules } from '@rules/jobs/orderRules.js'
import { limits } from '@rules/limits.js'
import { requiredText } from '@rules/text.js'
import { type ReactNode, useContext, useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../ui/actions/Button.js'
import type { ButtonLook, ButtonSize } from '../../ui/actions/buttonStyle.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { toast } from '../../ui/overlays/toast.js'
import { useFocusReturn } from '../../ui/overlays/useFocusReturn.js'
import { Banner } from '../../ui/states/Banner.js'
import { CheckboxField } from '../CheckboxField.js'
import { CancelButton, SubmitButton } from '../FormButtons.js'
import { TextAreaField } from '../TextAreaField.js'
import { ZodForm } from '../ZodForm.js'
import { AskIn } from './AskIn.js'

type ActWithReasonProps = {
  /** The label of the button that confirms. */
  label: string
  /** The label of the button that opens the dialog, if it differs. */
  children?: ReactNode
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
  /** The subject of the question, and the message if the subject changes before it is answered. */
  about?: { id: string | undefined; changed: string }
  /** The reason why the act is no longer possible, shown in an open dialog; otherwise the button is hidden. */
  gone?: string | null
  look?: ButtonLook
  /** The look of the button that asks, if it differs. */
  askLook?: ButtonLook
  size?: ButtonSize
}

const TRY_AGAIN = 'Check your connection, then try again.'

/** An action on a job that asks for confirmation and a reason. */
export const ActWithReason = ({
  label,
  children = label,
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
  about,
  gone = null,
  look = 'secondary',
  askLook = look,
  size = 'm',
}: ActWithReasonProps) => {
  const Ask = useContext(AskIn)
  const [isAsking, setAsking] = useState(false)
  const [rules] = useState(() =>
    missing
      ? z.object({ reason: requiredText(missing, limits.reasonMax), isChosen: z.boolean() })
      : z.extend(reasonRules, { isChosen: z.boolean() }),
  )
  const [asked, setAsked] = useState(about?.id)
  useFocusReturn(isAsking)
  const [isActing, setActing] = useState(false)
  const ask = () => {
    setAsked(about?.id)
    setAsking(true)
  }
  const close = () => setAsking(false)
  if (gone !== null && !isAsking) return null
  // Our own act makes itself impossible, too, a moment before the dialog closes.
  const why = isActing ? null : (gone ?? (about && about.id !== asked ? about.changed : null))
  return (
    <>
      {gone === null && (
        <Button look={askLook} size={size} onClick={ask}>
          {children}
        </Button>
      )}
      <Ask
        open={isAsking}
        onClose={close}
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
              close()
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
          {choice && why === null && (
            <CheckboxField name="isChosen" label={choice.label} help={choice.help} />
          )}
          <TextAreaField
            name="reason"
            label="Reason"
            help={why === null ? help : undefined}
            max={limits.reasonMax}
            rows={3}
            optional={missing === undefined}
          />
          <DialogActions>
            <CancelButton onClick={close}>{why === null ? keep : 'Close'}</CancelButton>
            {why === null && (
              <SubmitButton look={look === 'danger' ? 'danger' : 'primary'} busyLabel={busyLabel}>
                {label}
              </SubmitButton>
            )}
          </DialogActions>
        </ZodForm>
      </Ask>
    </>
  )
}
