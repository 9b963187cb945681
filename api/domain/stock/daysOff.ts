import { LockMode } from '@mikro-orm/core'
import { badField, notFound } from '../../platform/errors.js'
import { addDays, isPastDate, MOST_DAYS_AHEAD } from '../../rules/dates.js'
import { stockQuotas } from '../../rules/stock/stockBounds.js'
import { orNull } from '../../rules/text.js'
import { ownAccount } from '../accounts/ownAccount.js'
import { refuseBeyond } from '../accounts/quotas.js'
import { act, ownAct, type Subject } from '../act.js'
import { DayOff } from './DayOff.js'
import type { AddDayOffInput } from './inputs.js'

const ownDays = ownAccount(['vendor'], LockMode.PESSIMISTIC_WRITE)

/** Days on which the vendor doesn't work. Jobs that they have stay. */
export const addDayOff = ownAct(ownDays, async ({ tx, context, viewer, now }, input: AddDayOffInput) => {
  const { from, to, note } = input
  if (isPastDate(to, now)) throw badField('to', 'Choose days that are still to come')
  if (to > addDays(now.toISOString().slice(0, 10), MOST_DAYS_AHEAD))
    throw badField('to', 'Please choose an earlier day')
  const days = await tx.find(DayOff, { vendorId: viewer.id })
  const same = days.find(day => day.fromDay === from && day.toDay === to)
  if (same) return Object.assign(same, { note: orNull(note)?.trim() ?? null }).id
  refuseBeyond(context, stockQuotas.daysOff, days.filter(day => !isPastDate(day.toDay, now)).length + 1)
  return tx.create(DayOff, {
    vendorId: viewer.id,
    fromDay: from,
    toDay: to,
    note: orNull(note)?.trim() ?? null,
    createdAt: now,
  }).id
})

const ownDay: Subject<string, { day: DayOff }> = {
  by: ['vendor'],
  async hold(acting, id) {
    await ownDays.hold(acting)
    const day = await acting.tx.findOne(DayOff, { id, vendorId: acting.viewer.id })
    if (!day) throw notFound('Day off')
    return { day }
  },
}

export const removeDayOff = act(ownDay, async ({ tx, day }) => {
  tx.remove(day)
})
