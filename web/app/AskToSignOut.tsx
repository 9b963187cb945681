import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.js'
import { isFile, isVisit, type Kept } from '../uploads/keptFiles.js'

type AskToSignOutProps = { waiting: readonly Kept[]; onConfirm: () => void; onClose: () => void }

const counted = (count: number, one: string): string[] =>
  count === 0 ? [] : [`${count} ${one}${count === 1 ? '' : 's'}`]

/** Signing out removes what waits in this browser, so that the next user finds none of it. */
export const AskToSignOut = ({ waiting, onConfirm, onClose }: AskToSignOutProps) => {
  const words = [
    ...counted(waiting.filter(isFile).length, 'photo'),
    ...counted(waiting.filter(isVisit).length, 'visit update'),
  ].join(' and ')
  return (
    <ConfirmDialog
      open
      title="Log out before your work is sent?"
      confirmLabel="Log Out"
      cancelLabel="Stay"
      look="danger"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {words} {waiting.length === 1 ? 'waits' : 'wait'} on this device until you're online. Logging out
      deletes {waiting.length === 1 ? 'it' : 'them'}.
    </ConfirmDialog>
  )
}
