import { limits } from '@rules/limits.js'
import { requiredText } from '@rules/text.js'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { CancelButton } from '../../../forms/CancelButton.js'
import { SubmitButton } from '../../../forms/SubmitButton.js'
import { TextAreaField } from '../../../forms/TextAreaField.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { Button } from '../../../ui/actions/Button.js'
import type { ButtonLook, ButtonSize } from '../../../ui/actions/buttonStyle.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { DialogActions } from '../../../ui/overlays/DialogActions.js'
import { toast } from '../../../ui/overlays/toast.js'
import { useFocusReturn } from '../../../ui/overlays/useFocusReturn.js'

type ActWithReasonProps = {
  /** On the button that does it. */
  label: string
  /** On the button that asks first, where it says more. */
  children?: ReactNode
  busyLabel: string
  /** As a question. */
  title: string
  /** What follows. */
  description: string
  /** Said where no reason is given: "Please say why it is cancelled". */
  missing: string
  keep: string
  draftKey: string
  act: (reason: string) => Promise<unknown>
  done: { title: string; description: string }
  failed: string
  look?: ButtonLook
  size?: ButtonSize
}

const TRY_AGAIN = 'Check your connection, then try again.'

/** A customer may keep the reason to themselves; an admin, who acts on somebody else's order, may not. */
export const ActWithReason = ({
  label,
  children = label,
  busyLabel,
  title,
  description,
  missing,
  keep,
  draftKey,
  act,
  done,
  failed,
  look = 'secondary',
  size = 'm',
}: ActWithReasonProps) => {
  const [isAsking, setAsking] = useState(false)
  const [rules] = useState(() => z.object({ reason: requiredText(missing, limits.reasonMax) }))
  useFocusReturn(isAsking)
  const close = () => setAsking(false)
  return (
    <>
      <Button look={look} size={size} onClick={() => setAsking(true)}>
        {children}
      </Button>
      <Dialog open={isAsking} onClose={close} size="s" title={title} description={description}>
        <ZodForm
          schema={rules}
          label={label}
          draftKey={draftKey}
          initialValues={{ reason: '' }}
          failureMessage={TRY_AGAIN}
          onSubmit={async ({ reason }) => {
            await act(reason)
            close()
            toast(done)
          }}
          onFailure={words => {
            close()
            toast({ variant: 'destructive', title: failed, description: words })
          }}
        >
          <TextAreaField
            name="reason"
            label="Reason"
            help="It is mailed to the customer and the vendors, and kept in the order's history."
            max={limits.reasonMax}
          />
          <DialogActions>
            <CancelButton onClick={close}>{keep}</CancelButton>
            <SubmitButton look={look === 'danger' ? 'danger' : 'primary'} busyLabel={busyLabel}>
              {label}
            </SubmitButton>
          </DialogActions>
        </ZodForm>
      </Dialog>
    </>
  )
}
