import { Button, type ButtonProps } from '../ui/actions/Button.js'
import { useFormStatus } from './FormStatus.js'

type SubmitButtonProps = Omit<ButtonProps, 'type' | 'busy'> & { busyLabel: string }

/** The form's only primary action. Busy while the form is being sent. */
export const SubmitButton = ({ look = 'primary', ...props }: SubmitButtonProps) => {
  const { busy } = useFormStatus()
  return <Button {...props} type="submit" look={look} busy={busy} />
}

/** Leaves the form without sending it and without keeping a draft; disabled while the form is being sent. */
export const CancelButton = ({ children = 'Cancel', onClick, ...props }: ButtonProps) => {
  const { busy, forgetDraft } = useFormStatus()
  return (
    <Button
      {...props}
      disabled={busy}
      onClick={event => {
        forgetDraft()
        onClick?.(event)
      }}
    >
      {children}
    </Button>
  )
}
