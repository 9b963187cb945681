import type { World } from '../../../test/security/world.js'
import { ADD_DAY_OFF, ADD_SIZE, stockUp, UNITS } from '../../../test/stock.js'

export const sizeToCount = async ({ people }: World) => {
  const input = { size: '20 yard', rentalSize: '20_yard' as const }
  return { sizeId: (await people.vendor.ask(ADD_SIZE, { input })).addDumpsterSize.id, count: 2 }
}

export const unit = async ({ people }: World): Promise<{ id: string }> => {
  await stockUp(people.vendor, 1)
  const { units } = await people.vendor.ask(UNITS)
  return { id: units.at(-1)!.id }
}

export const dayOff = async ({ people }: World): Promise<{ id: string }> => {
  const { id } = (await people.vendor.ask(ADD_DAY_OFF, { input: { from: '2026-12-24', to: '2026-12-25' } }))
    .addDayOff
  return { id }
}
