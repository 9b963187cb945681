import { newId } from '../../../platform/ids.js'
import { AT, LATER, type ScenePart } from '../../../test/pairs/scene.js'

declare module '../../../test/pairs/scene.js' {
  interface Scene {
    logoId: string
  }
}

export const scenePart: ScenePart = {
  names: () => ({ logoId: newId() }),
  rows: ({ id, logoId }) => `
    insert into businesses (vendor_id, name, logo, created_at)
      values ('${id.vendor}', 'Hart Hauling', '/objects/${logoId}', ${AT});
    insert into uploads (id, owner_id, business_id, created_at, expires_at, registered_at, content_type, size)
      values ('${logoId}', '${id.vendor}', '${id.vendor}', ${AT}, ${LATER}, ${AT}, 'image/png', 8);`,
}
