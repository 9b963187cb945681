import { useState } from 'react'
import { Button } from '../../../ui/actions/Button.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { toast } from '../../../ui/overlays/toast.js'
import { Facts } from '../../../ui/text/Facts.js'
import { announceUser } from '../announceUser.js'
import type { ViewerFragment } from '../generated/accounts.js'
import { AccountSection } from './AccountSection.js'
import { accountFacts } from './accountFacts.js'
import { EditInformation } from './EditInformation.js'
import { useFormFocus } from './useFormFocus.js'

/** Shows name, email and phone, and edits them. */
export const PersonalInformation = ({ user }: { user: ViewerFragment }) => {
  const [isEditing, setEditing] = useState(false)
  const { form, opener } = useFormFocus(isEditing)
  return (
    <AccountSection title="Personal Information">
      {isEditing ? (
        <div ref={form}>
          <EditInformation
            user={user}
            onCancel={() => setEditing(false)}
            onSaved={saved => {
              announceUser(saved)
              setEditing(false)
              toast({ title: 'Account updated' })
            }}
          />
        </div>
      ) : (
        <>
          <Facts facts={accountFacts(user)} />
          <Inline>
            <Button ref={opener} onClick={() => setEditing(true)}>
              Edit Information
            </Button>
          </Inline>
        </>
      )}
    </AccountSection>
  )
}
