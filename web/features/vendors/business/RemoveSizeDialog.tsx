import { serverMessage } from '../../../forms/serverMessage.js'
import type { SizeRow_SizeFragment } from '../../../generated/graphql.js'
import { useRemoveDumpsterSizeMutation } from '../../../generated/hooks.js'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.js'
import { toast } from '../../../ui/overlays/toast.js'

type RemoveSizeDialogProps = { size: SizeRow_SizeFragment; onClose: () => void }

/** Asks before a size is removed from the inventory. */
export const RemoveSizeDialog = ({ size, onClose }: RemoveSizeDialogProps) => {
  const [removeDumpsterSize, { loading }] = useRemoveDumpsterSizeMutation()

  const remove = async () => {
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
      busy={loading}
      onConfirm={remove}
      onClose={onClose}
    >
      It leaves your inventory. Jobs and bids stay as they are.
    </ConfirmDialog>
  )
}
