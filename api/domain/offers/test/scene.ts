import { newId } from '../../../platform/ids.js'
import { AT, type ScenePart } from '../../../test/pairs/scene.js'

declare module '../../../test/pairs/scene.js' {
  interface Scene {
    ruleId: string
    haulRuleId: string
  }
}

export const scenePart: ScenePart = {
  names: () => ({ ruleId: newId(), haulRuleId: newId() }),
  rows: ({ id, ruleId, haulRuleId }) => `
    insert into offer_rules (id, vendor_id, size, price, notice_hours, most_per_day, stands_days, created_at)
      values ('${ruleId}', '${id.vendor}', '20_yard', 380, 24, 2, 3, ${AT});
    insert into haul_rules (id, vendor_id, minimum, eighth_prices, notice_hours, most_per_day, stands_days, created_at)
      values ('${haulRuleId}', '${id.vendor}', 99, array[80, 140, 190, 240, 290, 330, 370, 400], 24, 2, 3, ${AT});`,
}
