import { useState } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { serverMessage } from '../../forms/serverMessage.js'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.js'
import { toast } from '../../ui/overlays/toast.js'
import { DeleteOfferRuleDocument, type OfferRule_RuleFragment } from './generated/offers.js'
import { ruleName } from './offerWords.js'

type DeleteRuleDialogProps = {
  rule: OfferRule_RuleFragment
  /** True once the rule is gone from the list. */
  isRemoved: boolean
  onClose: () => void
}

export const DeleteRuleDialog = ({ rule, isRemoved, onClose }: DeleteRuleDialogProps) => {
  const [deleteOfferRule] = useMutation(DeleteOfferRuleDocument)
  const [isDeleting, setDeleting] = useState(false)
  // Our own deletion takes the rule off the list, too, a moment before the dialog closes.
  const isGone = isRemoved && !isDeleting

  const remove = async () => {
    setDeleting(true)
    try {
      await deleteOfferRule({ variables: { id: rule.id } })
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
      title={`Delete the rule ${ruleName(rule)}?`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      cancelLabel="Keep it"
      look="danger"
      busy={isDeleting}
      canConfirm={!isGone}
      onConfirm={remove}
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
