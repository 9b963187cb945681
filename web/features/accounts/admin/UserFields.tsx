import { createUserRules, OWN_EMAIL, updateUserRules } from '@rules/admin/adminRules.js'
import * as z from 'zod/mini'
import { EmailField, PhoneField, TextField } from '../../../forms/TextField.js'
import { FieldPair } from '../../../ui/layout/FieldPair.js'

/** Forms hold "" where the API has null. */
const blankAsNull = z.transform((typed: unknown) => (typed === '' ? null : typed))

const phone = z.pipe(blankAsNull, updateUserRules.shape.phone)

export const editUserFormRules = z.extend(updateUserRules, { phone })
export const addUserFormRules = z.extend(createUserRules, { phone })

type UserFieldsProps = {
  /** True if only the user may change their own email. */
  hasOwnEmail?: boolean
}

/** The fields describe another user, so the browser must not autofill the admin's own details. */
export const UserFields = ({ hasOwnEmail = false }: UserFieldsProps) => (
  <>
    <FieldPair>
      <TextField name="firstName" label="First name" autoComplete="off" />
      <TextField name="lastName" label="Last name" autoComplete="off" />
    </FieldPair>
    <EmailField
      name="email"
      label="Email"
      autoComplete="off"
      readOnly={hasOwnEmail}
      help={hasOwnEmail ? OWN_EMAIL : undefined}
    />
    <PhoneField name="phone" label="Phone" autoComplete="off" optional />
  </>
)
