import { useMutation } from '../../apollo/hooks.js'
import { serverMessage } from '../../forms/serverMessage.js'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.js'
import { toast } from '../../ui/overlays/toast.js'
import { type Person_PersonFragment, RemovePersonDocument } from './generated/people.js'

type RemovePersonDialogProps = { person: Person_PersonFragment; onClose: () => void }

export const RemovePersonDialog = ({ person, onClose }: RemovePersonDialogProps) => {
  const [removePerson, { loading }] = useMutation(RemovePersonDocument)
  const isInvited = person.invitedAt !== null

  const confirm = async () => {
    try {
      await removePerson({ variables: { personId: person.id } })
      toast({ title: isInvited ? 'Invitation withdrawn' : `${person.name} was removed` })
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: `We couldn't remove ${person.name}`, description })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={isInvited ? `Withdraw the invitation of ${person.name}?` : `Remove ${person.name}?`}
      confirmLabel={isInvited ? 'Withdraw' : 'Remove'}
      busyLabel={isInvited ? 'Withdrawing...' : 'Removing...'}
      look="danger"
      busy={loading}
      onConfirm={confirm}
      onClose={onClose}
    >
      {isInvited
        ? 'The link that we mailed stops working.'
        : 'They are signed out everywhere at once, and nobody is assigned to their open visits. What they did stays in your records.'}
    </ConfirmDialog>
  )
}
