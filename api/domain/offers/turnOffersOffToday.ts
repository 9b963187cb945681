import { LockMode } from '@mikro-orm/core'
import { executeNamed } from '../../platform/database/prepared.js'
import { addDays } from '../../rules/dates.js'
import { momentIn, todayIn } from '../../rules/zonedTime.js'
import { ownAccount } from '../accounts/ownAccount.js'
import { ownAct } from '../act.js'
import { clockOfVendor } from '../vendors/clockOfVendor.js'
import { haulRules, type RuleKind, rentalRules } from './ruleKinds.js'

/** In the order of their ids, in which tasks lock them, too. */
const setOf = (table: RuleKind<never>['table']) => `
  with held as (select id from ${table} where vendor_id = :vendorId order by id for update)
  update ${table} r set off_until = :until::timestamptz from held where r.id = held.id`

const ownRules = ownAccount(['vendor'], LockMode.PESSIMISTIC_WRITE)

/** Switches all of a vendor's rules off until midnight on the vendor's clock, or on again. */
export const turnOffersOffToday = ownAct(ownRules, async ({ tx, viewer, now }, isOff: boolean) => {
  const timeZone = await clockOfVendor(tx, viewer.id)
  const tomorrow = addDays(todayIn(now, timeZone), 1)
  const until = isOff ? momentIn({ date: tomorrow, time: '00:00' }, timeZone) : null
  for (const { table } of [rentalRules, haulRules])
    await executeNamed(tx, setOf(table), { vendorId: viewer.id, until })
  return viewer.id
})
