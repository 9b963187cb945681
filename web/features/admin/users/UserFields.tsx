import { EmailField } from '../../../forms/EmailField.js'
import { PhoneField } from '../../../forms/PhoneField.js'
import { TextField } from '../../../forms/TextField.js'
import { FieldPair } from '../../../ui/layout/FieldPair.js'

/** A user's name and contact details. They are another user's: the browser must not autofill the admin's own. */
export const UserFields = () => (
  <>
    <FieldPair>
      <TextField name="firstName" label="First name" autoComplete="off" />
      <TextField name="lastName" label="Last name" autoComplete="off" />
    </FieldPair>
    <EmailField name="email" label="Email" autoComplete="off" />
    <PhoneField name="phone" label="Phone" autoComplete="off" optional />
  </>
)
