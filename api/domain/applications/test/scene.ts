import { newId } from '../../../platform/ids.js'
import { AT, type ScenePart } from '../../../test/pairs/scene.js'

declare module '../../../test/pairs/scene.js' {
  interface Scene {
    /** Waiting for a decision. */
    applicationId: string
  }
}

export const scenePart: ScenePart = {
  names: () => ({ applicationId: newId() }),
  rows: ({ applicationId }) => `
    insert into vendor_applications (id, business_name, first_name, last_name, email, phone, zip_code, services, created_at,
        consented_at)
      values ('${applicationId}', 'Becker Hauling', 'Ben', 'Becker', '${applicationId}@example.com', '5125550147', '78704',
        array['junk_pickup'], ${AT}, ${AT});`,
}
