import { useState } from 'react'
import { serverMessage } from '../../forms/serverMessage.js'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.js'
import { toast } from '../../ui/overlays/toast.js'

type DeleteRuleDialogProps = {
  name: string
  /** True once the rule is gone from the list. */
  isRemoved: boolean
  remove: () => Promise<unknown>
  onClose: () => void
}

export const DeleteRuleDialog = ({ name, isRemoved, remove, onClose }: DeleteRuleDialogProps) => {
  const [isDeleting, setDeleting] = useState(false)
  // Our own deletion takes the rule off the list, too, a moment before the dialog closes.
  const isGone = isRemoved && !isDeleting

  const confirm = async () => {
    setDeleting(true)
    try {
      await remove()
      toast({ title: 'Rule deleted' })
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ title: "We couldn't delete the rule", description, variant: 'destructive' })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={`Delete the rule ${name}?`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      cancelLabel="Keep it"
      look="danger"
      busy={isDeleting}
      canConfirm={!isGone}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div role="status">
        {isGone
          ? 'This rule has been removed.'
          : 'It makes no more bids. Bids it has already made stay as they are.'}
      </div>
    </ConfirmDialog>
  )
}
