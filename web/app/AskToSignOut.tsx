import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.js'

type AskToSignOutProps = { count: number; onConfirm: () => void; onClose: () => void }

/** Signing out removes what waits in this browser, so that the next user finds none of it. */
export const AskToSignOut = ({ count, onConfirm, onClose }: AskToSignOutProps) => (
  <ConfirmDialog
    open
    title="Log out before your photos are sent?"
    confirmLabel="Log Out"
    cancelLabel="Stay"
    look="danger"
    onConfirm={onConfirm}
    onClose={onClose}
  >
    {count === 1 ? '1 photo waits' : `${count} photos wait`} on this device until you're online. Logging out
    deletes {count === 1 ? 'it' : 'them'}.
  </ConfirmDialog>
)
