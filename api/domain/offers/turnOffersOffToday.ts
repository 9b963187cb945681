import { LockMode } from '@mikro-orm/core'
import { executeNamed } from '../../platform/database/prepared.js'
import { addDays } from '../../rules/dates.js'
import { momentIn, todayIn } from '../../rules/zonedTime.js'
import { ownAccount } from '../accounts/ownAccount.js'
import { ownAct } from '../act.js'
import { clockOfVendor } from '../vendors/clockOfVendor.js'

/** In the order of their ids, in which tasks lock them, too. */
const SET = `
  with held as (select id from offer_rules where vendor_id = :vendorId order by id for update)
  update offer_rules r set off_until = :until::timestamptz from held where r.id = held.id`

const ownRules = ownAccount(['vendor'], LockMode.PESSIMISTIC_WRITE)

/** Switches all of a vendor's rules off until midnight on the vendor's clock, or on again. */
export const turnOffersOffToday = ownAct(ownRules, async ({ tx, viewer, now }, isOff: boolean) => {
  const timeZone = await clockOfVendor(tx, viewer.id)
  const tomorrow = addDays(todayIn(now, timeZone), 1)
  const until = isOff ? momentIn({ date: tomorrow, time: '00:00' }, timeZone) : null
  await executeNamed(tx, SET, { vendorId: viewer.id, until })
  return viewer.id
})
