import { newId } from '../../../platform/ids.js'
import { AT, LATER, type ScenePart } from '../../../test/pairs/scene.js'
import { hashOfKnownCode } from '../../../test/texts.js'

declare module '../../../test/pairs/scene.js' {
  interface Scene {
    /** The customer's browser, which gets pushes. */
    pushDeviceId: string
  }
}

export const scenePart: ScenePart = {
  names: () => ({ pushDeviceId: newId() }),
  rows({ id, pushDeviceId }) {
    const consentId = newId()
    return `
    insert into text_consents (id, user_id, phone, words, asked_at, code_hash, code_expires_at)
      values ('${consentId}', '${id.customer}', '+15125550147', 'Yes', ${AT}, '\\x${hashOfKnownCode('x'.repeat(40), consentId)}', ${LATER});
    insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, name, created_at)
      select '${pushDeviceId}', user_id, id, 'http://127.0.0.1:9/${pushDeviceId}', repeat('B', 87), repeat('a', 22),
        'Firefox on Linux', ${AT} from sessions where user_id = '${id.customer}';`
  },
}
