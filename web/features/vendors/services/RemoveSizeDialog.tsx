import { useState } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.js'
import { toast } from '../../../ui/overlays/toast.js'
import { RemoveDumpsterSizeDocument, type SizeRow_SizeFragment } from './generated/services.js'

type RemoveSizeDialogProps = {
  size: SizeRow_SizeFragment
  /** True once the size is gone from the list. */
  isRemoved: boolean
  onClose: () => void
}

export const RemoveSizeDialog = ({ size, isRemoved, onClose }: RemoveSizeDialogProps) => {
  const [removeDumpsterSize] = useMutation(RemoveDumpsterSizeDocument)
  const [isRemoving, setRemoving] = useState(false)
  // Our own removal takes the size off the list, too, a moment before the dialog closes.
  const isGone = isRemoved && !isRemoving

  const remove = async () => {
    setRemoving(true)
    try {
      await removeDumpsterSize({ variables: { id: size.id } })
      toast({ title: 'Dumpster size removed successfully!' })
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ title: 'Error removing dumpster size', description, variant: 'destructive' })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={`Delete ${size.size}?`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      cancelLabel="Keep it"
      look="danger"
      busy={isRemoving}
      canConfirm={!isGone}
      onConfirm={remove}
      onClose={onClose}
    >
      <div role="status">
        {isGone
          ? 'This size has been removed.'
          : "We'll remove it from your inventory. Jobs and bids stay as they are."}
      </div>
    </ConfirmDialog>
  )
}
