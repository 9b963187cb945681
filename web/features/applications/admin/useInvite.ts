import { failedWith } from '../../../apollo/failedWith.js'
import { useMutation } from '../../../apollo/hooks.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { toast } from '../../../ui/overlays/toast.js'
import { type Application_ApplicationFragment, InviteApplicantDocument } from './generated/applications.js'

type Invited = Pick<Application_ApplicationFragment, 'id' | 'version' | 'email'>

/** Invites an applicant. `invite` returns true once the application is decided, by this admin or another one. */
export const useInvite = () => {
  const [inviteApplicant, { loading: isInviting }] = useMutation(InviteApplicantDocument)
  const invite = async ({ id, version, email }: Invited): Promise<boolean> => {
    try {
      await inviteApplicant({ variables: { id, version } })
      toast({ title: 'Invitation sent', description: email })
      return true
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: 'Error inviting applicant', description })
      return failedWith(error, 'CONFLICT')
    }
  }
  return { invite, isInviting }
}
