import { newId } from '../../../platform/ids.js'
import { AT, hashed, LATER, type ScenePart } from '../../../test/pairs/scene.js'
import { newSecret } from '../../accounts/secrets.js'

declare module '../../../test/pairs/scene.js' {
  interface Scene {
    /** Somebody whom the rival has invited. */
    invitedPersonId: string
    /** The token of the link that invites them. */
    personToken: string
  }
}

export const scenePart: ScenePart = {
  names: () => ({ invitedPersonId: newId(), personToken: newSecret() }),
  rows: ({ id, invitedPersonId, personToken }) => `
    insert into users (id, username, email, first_name, last_name, user_type, created_at, invited_at)
      values ('${invitedPersonId}', '${invitedPersonId}', '${invitedPersonId}@example.com', 'Luis', 'Ortega', 'vendor', ${AT}, ${AT});
    insert into business_people (user_id, vendor_id, role, invited_by_id, invited_at, joined_at) values
      ('${id.rival}', '${id.rival}', 'owner', null, null, ${AT}),
      ('${id.partner}', '${id.rival}', 'owner', '${id.rival}', ${AT}, ${AT}),
      ('${id.driver}', '${id.rival}', 'driver', '${id.rival}', ${AT}, ${AT}),
      ('${invitedPersonId}', '${id.rival}', 'dispatcher', '${id.rival}', ${AT}, null);
    insert into password_tokens (id, user_id, purpose, token_hash, created_at, expires_at) values
      ('${newId()}', '${invitedPersonId}', 'invitation', ${hashed(personToken)}, ${AT}, ${LATER});`,
}
