import { addDays } from '../../rules/dates.js'
import { todayIn } from '../../rules/zonedTime.js'
import type { Demo, DemoStory } from '../Demo.js'
import { DumpsterSize } from '../vendors/DumpsterSize.js'
import { addDayOff } from './daysOff.js'
import { Unit } from './Unit.js'
import { setUnits, takeUnitOut } from './unitActs.js'

const SIZE = '10_yard'
/** One more than the demo's jobs of the size ever hold at once, and the one that is out. */
const COUNT = 5
const DAYS_AHEAD = 30

/** The vendor of the walk-through numbers the dumpsters of one size. Its jobs get theirs as when a vendor starts counting. */
const makeStock = async ({ tx, now, users, actAs }: DemoStory): Promise<void> => {
  const { vendor } = users
  const context = actAs(vendor!, now)
  const size = await tx.findOneOrFail(DumpsterSize, { vendorId: vendor!.id, rentalSize: SIZE })
  await setUnits(context, size.id, COUNT)
  const last = await tx.findOneOrFail(Unit, { vendorId: vendor!.id, label: `10-${COUNT}` })
  await takeUnitOut(context, last.id, 'Door hinge at the welder')
  const day = addDays(todayIn(now, 'America/Chicago'), DAYS_AHEAD)
  await addDayOff(context, { from: day, to: addDays(day, 1), note: 'Truck inspection' })
}

export const stockDemo: Demo = { jobs: makeStock }
