import { type ComponentProps, useState } from 'react'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.js'
import { userFailed } from './userFailed.js'

type ConfirmUserDialogProps = Omit<
  ComponentProps<typeof ConfirmDialog>,
  'open' | 'busy' | 'canConfirm' | 'onConfirm'
> & {
  /** Performs the act and reports its outcome. */
  act: () => Promise<void>
  /** The reason why nothing is left to confirm. */
  gone?: string | null
}

/** Asks for confirmation of an act on a user; closes even after a failure, which `act` reports. */
export const ConfirmUserDialog = ({
  act,
  gone = null,
  onClose,
  children,
  ...rest
}: ConfirmUserDialogProps) => {
  const [isBusy, setBusy] = useState(false)
  // Our own act leaves nothing to confirm, too, a moment before the dialog closes.
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
