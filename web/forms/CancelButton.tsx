import { Button, type ButtonProps } from '../ui/Button.js'
import { useFormStatus } from './FormStatus.js'

/** Leaves the form without sending it; disabled while it is being sent. */
export const CancelButton = ({ children = 'Cancel', ...props }: ButtonProps) => {
  const { busy } = useFormStatus()
  return (
    <Button {...props} disabled={busy}>
      {children}
    </Button>
  )
}
