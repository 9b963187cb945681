import { type ComponentProps, useState } from 'react'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.js'
import { userFailed } from './userFailed.js'

type ConfirmUserDialogProps = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'busy' | 'onConfirm'> & {
  /** Does it, and says so. */
  act: () => Promise<void>
}

/** Asks for confirmation of an act on a user. It closes whether the act succeeds or fails, and a failure is said. */
export const ConfirmUserDialog = ({ act, onClose, ...rest }: ConfirmUserDialogProps) => {
  const [isBusy, setBusy] = useState(false)

  const confirm = async () => {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      userFailed(error)
    }
    onClose()
  }

  return <ConfirmDialog open busy={isBusy} onConfirm={confirm} onClose={onClose} {...rest} />
}
