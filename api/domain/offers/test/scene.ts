import { newId } from '../../../platform/ids.js'
import { AT, type ScenePart } from '../../../test/pairs/scene.js'

declare module '../../../test/pairs/scene.js' {
  interface Scene {
    ruleId: string
  }
}

export const scenePart: ScenePart = {
  names: () => ({ ruleId: newId() }),
  rows: ({ id, ruleId }) => `
    insert into offer_rules (id, vendor_id, size, price, notice_hours, most_per_day, stands_days, created_at)
      values ('${ruleId}', '${id.vendor}', '20_yard', 380, 24, 2, 3, ${AT});`,
}
