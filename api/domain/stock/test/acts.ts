import { type Act, input, rival } from '../../../test/pairs/act.js'

export const acts: Record<string, Act[]> = {
  setUnits: [{ by: rival, variables: ({ stockSizeId }) => ({ sizeId: stockSizeId, count: 0 }) }],
  renameUnit: [{ by: rival, variables: ({ unitId }) => ({ id: unitId, label: 'Blue' }) }],
  takeUnitOut: [{ by: rival, variables: ({ unitId }) => ({ id: unitId, note: 'Rusty' }) }],
  returnUnit: [{ by: rival, variables: ({ unitId }) => ({ id: unitId }) }],
  addDayOff: [{ by: rival, variables: input(() => ({ from: '2026-12-24', to: '2026-12-24' })) }],
  removeDayOff: [{ by: rival, variables: ({ dayOffId }) => ({ id: dayOffId }) }],
}
