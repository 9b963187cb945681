import { newId } from '../../../platform/ids.js'
import { AT, hashed, LATER, people, type Role, type ScenePart } from '../../../test/pairs/scene.js'
import { PASSWORD } from '../../../test/users.js'
import { hashPassword } from '../passwords.js'
import { newSecret } from '../secrets.js'

const password = await hashPassword(PASSWORD)

const typeOf = (role: Role) =>
  role === 'customer' ? 'customer' : role.toLowerCase().endsWith('admin') ? 'admin' : 'vendor'

declare module '../../../test/pairs/scene.js' {
  interface Scene {
    tokenId: string
    resetToken: string
    /** A vendor who has been invited, and has not chosen a password. */
    invitedId: string
    /** The token of the link that invites a vendor who has no password yet. */
    invitationToken: string
    /** The vendor whom that link invites. */
    linkedId: string
    /** The token of the link that takes back the customer's change of email. */
    takeBackToken: string
    /** The token of the link that confirms the newcomer's email. */
    confirmToken: string
  }
}

export const scenePart: ScenePart = {
  names: () => ({
    tokenId: newId(),
    invitedId: newId(),
    linkedId: newId(),
    resetToken: newSecret(),
    invitationToken: newSecret(),
    takeBackToken: newSecret(),
    confirmToken: newSecret(),
  }),
  rows({ id, secret, invitedId, linkedId, ...made }) {
    const users = people.map(
      role =>
        `('${id[role]}', '${id[role]}', '${id[role]}@example.com', '${password}', 'Dana', 'Reyes', '(512) 555-0147', '${typeOf(role)}', ${AT}, ${role === 'newcomer' ? 'null' : AT})`,
    )
    const sessions = people.map(
      role => `('${newId()}', '${id[role]}', ${hashed(secret[role])}, ${AT}, ${LATER})`,
    )
    // Some acts lock every administrator, so those from earlier scenes are removed.
    return `
    update users set user_type = 'vendor' where user_type = 'admin';
    insert into users (id, username, email, password, first_name, last_name, phone, user_type, created_at,
        email_confirmed_at) values ${users};
    insert into users (id, username, email, first_name, last_name, user_type, created_at, invited_at)
      values ('${invitedId}', '${invitedId}', '${invitedId}@example.com', 'Nia', 'Okafor', 'vendor', ${AT}, ${AT});
    insert into sessions (id, user_id, token_hash, created_at, expires_at) values ${sessions};
    insert into users (id, username, email, password, first_name, last_name, phone, user_type, created_at)
      values ('${linkedId}', '${linkedId}', '${linkedId}@example.com', null, 'Vera', 'Novak', null, 'vendor', ${AT});
    insert into password_tokens (id, user_id, purpose, token_hash, created_at, expires_at) values
      ('${newId()}', '${id.customer}', 'reset', ${hashed(made.resetToken)}, ${AT}, ${LATER}),
      ('${newId()}', '${linkedId}', 'invitation', ${hashed(made.invitationToken)}, ${AT}, ${LATER});
    insert into email_changes (id, user_id, number, old_email, new_email, token_hash, created_at, expires_at)
      values ('${newId()}', '${id.customer}', 1, '${id.customer}-old@example.com', '${id.customer}@example.com',
        ${hashed(made.takeBackToken)}, ${AT}, ${LATER});
    insert into email_confirmations (id, user_id, email, token_hash, created_at, expires_at) values
      ('${newId()}', '${id.newcomer}', '${id.newcomer}@example.com', ${hashed(made.confirmToken)}, ${AT}, ${LATER});
    insert into api_tokens (id, user_id, name, scope, token_hash, created_at, expires_at)
      values ('${made.tokenId}', '${id.customer}', 'x', 'read', ${hashed(newSecret())}, ${AT}, ${LATER});`
  },
}
