import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/actions/Button.js'
import type { ButtonLook, ButtonSize } from '../../ui/actions/buttonStyle.js'
import { ReasonDialog, type ReasonDialogProps } from './ReasonDialog.js'

type ActWithReasonProps = Omit<ReasonDialogProps, 'open' | 'onClose'> & {
  /** The label of the button that opens the dialog, if it differs. */
  children?: ReactNode
  /** The subject of the question, and the message if the subject changes before it is answered. */
  about?: { id: string | undefined; changed: string }
  /** The reason why the act is no longer possible, shown in an open dialog; otherwise the button is hidden. */
  gone?: string | null
  /** The look of the button that asks, if it differs. */
  askLook?: ButtonLook
  size?: ButtonSize
}

/** An action on a job that asks for confirmation and a reason. */
export const ActWithReason = ({
  children,
  about,
  gone = null,
  askLook,
  size = 'm',
  ...question
}: ActWithReasonProps) => {
  const [isAsking, setAsking] = useState(false)
  const [asked, setAsked] = useState(about?.id)
  const ask = () => {
    setAsked(about?.id)
    setAsking(true)
  }
  if (gone !== null && !isAsking) return null
  return (
    <>
      {gone === null && (
        <Button look={askLook ?? question.look ?? 'secondary'} size={size} onClick={ask}>
          {children ?? question.label}
        </Button>
      )}
      <ReasonDialog
        {...question}
        open={isAsking}
        onClose={() => setAsking(false)}
        gone={gone ?? (about && about.id !== asked ? about.changed : null)}
      />
    </>
  )
}
