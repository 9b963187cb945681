import { newId } from '../../../platform/ids.js'
import { AT, type ScenePart } from '../../../test/pairs/scene.js'

declare module '../../../test/pairs/scene.js' {
  interface Scene {
    /** The rival's size of 20 yards, of which they have one dumpster. */
    stockSizeId: string
    unitId: string
    dayOffId: string
  }
}

export const scenePart: ScenePart = {
  names: () => ({ stockSizeId: newId(), unitId: newId(), dayOffId: newId() }),
  rows: ({ id, stockSizeId, unitId, dayOffId }) => `
    insert into dumpster_sizes (id, vendor_id, size, rental_size, created_at)
      values ('${stockSizeId}', '${id.rival}', '20 yard', '20_yard', ${AT});
    insert into units (id, vendor_id, size, label, created_at)
      values ('${unitId}', '${id.rival}', '20_yard', '20-1', ${AT});
    insert into vendor_days_off (id, vendor_id, from_day, to_day, created_at)
      values ('${dayOffId}', '${id.rival}', '2026-12-25', '2026-12-26', ${AT});`,
}
