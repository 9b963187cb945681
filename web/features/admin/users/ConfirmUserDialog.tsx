import { type ComponentProps, useState } from 'react'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.js'
import { userFailed } from './userFailed.js'

type ConfirmUserDialogProps = Omit<
  ComponentProps<typeof ConfirmDialog>,
  'open' | 'busy' | 'canConfirm' | 'onConfirm'
> & {
  /** Does it, and says so. */
  act: () => Promise<void>
  /** Why there is nothing left to confirm. */
  gone?: string | null
}

/** Asks for confirmation of an act on a user. It closes whether the act succeeds or fails, and a failure is said. */
export const ConfirmUserDialog = ({
  act,
  gone = null,
  onClose,
  children,
  ...rest
}: ConfirmUserDialogProps) => {
  const [isBusy, setBusy] = useState(false)
  // What is done here leaves nothing to confirm either, a moment before the dialog closes.
  const why = isBusy ? null : gone

  const confirm = async () => {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      userFailed(error)
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      busy={isBusy}
      canConfirm={why === null}
      onConfirm={confirm}
      onClose={onClose}
      {...rest}
    >
      <div role="status">{why ?? children}</div>
    </ConfirmDialog>
  )
}
