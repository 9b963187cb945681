import { type RefObject, useState } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { serverMessage } from '../../forms/serverMessage.js'
import { Button } from '../../ui/actions/Button.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { toast } from '../../ui/overlays/toast.js'
import { useFocusReturn } from '../../ui/overlays/useFocusReturn.js'
import type { ViewerFragment } from '../accounts/generated/accounts.js'
import { ChangeRoleDialog } from './ChangeRoleDialog.js'
import { InvitePersonDocument, type Person_PersonFragment } from './generated/people.js'
import { LeaveBusiness } from './LeaveBusiness.js'
import { PersonRow } from './PersonRow.js'
import { RemovePersonDialog } from './RemovePersonDialog.js'

type Person = Person_PersonFragment
type Asked = { what: 'role' | 'remove'; person: Person }

/** Mails the same invitation again. */
const useInviteAgain = () => {
  const [invite, { loading }] = useMutation(InvitePersonDocument)
  const again = async ({ name, email, role }: Person) => {
    const [firstName = '', ...rest] = name.split(' ')
    const input = { email, firstName, lastName: rest.join(' ') || firstName, role }
    try {
      await invite({ variables: { input } })
      toast({ title: 'Invitation sent again', description: `To ${email}. The earlier link stopped working.` })
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: "We couldn't send the invitation", description })
    }
  }
  return { again, isSending: loading }
}

type PeopleListProps = {
  people: readonly Person[]
  viewer: ViewerFragment
  /** Gets the focus when somebody has left the list. */
  heading: RefObject<HTMLElement | null>
  onSignedOut: () => Promise<void>
}

export const PeopleList = ({ people, viewer, heading, onSignedOut }: PeopleListProps) => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { again, isSending } = useInviteAgain()
  const isSoleOwner = people.filter(({ role, invitedAt }) => role === 'owner' && !invitedAt).length === 1
  const close = () => setAsked(null)
  useFocusReturn(asked !== null, heading)

  const actionsOf = (person: Person) => {
    const isSelf = person.id === viewer.id
    if (isSelf && isSoleOwner) return null
    return (
      <Inline gap="xs">
        {person.invitedAt && (
          <Button
            size="s"
            disabled={isSending}
            aria-label={`Invite Again: ${person.name}`}
            onClick={() => again(person)}
          >
            Invite Again
          </Button>
        )}
        <Button
          size="s"
          aria-label={`Change Role: ${isSelf ? 'you' : person.name}`}
          onClick={() => setAsked({ what: 'role', person })}
        >
          Change Role
        </Button>
        {isSelf ? (
          <LeaveBusiness name={viewer.business?.name ?? 'the business'} onSignedOut={onSignedOut} />
        ) : (
          <Button
            size="s"
            look="quiet"
            aria-label={
              person.invitedAt ? `Withdraw the invitation of ${person.name}` : `Remove ${person.name}`
            }
            onClick={() => setAsked({ what: 'remove', person })}
          >
            {person.invitedAt ? 'Withdraw' : 'Remove'}
          </Button>
        )}
      </Inline>
    )
  }

  return (
    <>
      <Stack as="ul" gap="l" aria-label="People">
        {people.map(person => (
          <li key={person.id}>
            <PersonRow person={person} isSelf={person.id === viewer.id} actions={actionsOf(person)} />
          </li>
        ))}
      </Stack>
      {asked?.what === 'role' && (
        <ChangeRoleDialog person={asked.person} isSelf={asked.person.id === viewer.id} onClose={close} />
      )}
      {asked?.what === 'remove' && <RemovePersonDialog person={asked.person} onClose={close} />}
    </>
  )
}
