import { badField } from '../../platform/errors.js'
import { cents } from '../../rules/cents.js'
import {
  isUnitSettled,
  mostUnits,
  type OnSiteKind,
  unitsLeft,
  unitWords,
} from '../../rules/changeOrders/onSite.js'
import { formatMoney } from '../../rules/formatMoney.js'
import { isUnderWay } from '../../rules/jobs/jobGraph.js'
import { type ItemKind, itemKinds } from '../../rules/junk/itemKinds.js'
import { isAtJunk } from '../../rules/visits/visits.js'
import { conflict } from '../conflicts.js'
import type { Visit } from '../visits/Visit.js'
import {
  changeLine,
  type Effect,
  findVisit,
  isRate,
  type PlannedJob,
  type Planner,
  priceOf,
} from './changePlan.js'
import { expectWithinCap } from './expectPrice.js'
import type { ProposeChangeOrderInput } from './inputs.js'

interface Unit {
  kind: OnSiteKind
  item: ItemKind | null
}

const visitAtJunk = (planned: PlannedJob, visitId: string | null | undefined): Visit => {
  if (planned.job.type !== 'junk_pickup') throw conflict('VISIT_STATE', 'Only a junk pickup has such charges')
  const visit = visitId ? findVisit(planned, visitId) : planned.visits.findLast(isAtJunk)
  if (!visit || !isAtJunk(visit))
    throw conflict('VISIT_STATE', 'You can charge this once you are at the address')
  return visit
}

const countOf = ({ quantity }: ProposeChangeOrderInput, kind: OnSiteKind): number => {
  const count = Number(quantity ?? 0)
  if (Number.isInteger(count) && count >= 1 && count <= mostUnits[kind]) return count
  throw badField('quantity', `Enter a whole number from 1 to ${mostUnits[kind]}`)
}

/** Refuses to charge again for units whose charge an admin voided, and for more units than a job may have. */
const expectUnits = ({ orders, charges }: PlannedJob, unit: Unit, count: number, visit: Visit): void => {
  if (isUnitSettled(unit, visit.id, orders, charges)) throw conflict('CHARGE_SETTLED')
  if (count <= unitsLeft(unit, orders, charges)) return
  const most = mostUnits[unit.kind]
  throw conflict(
    'CHARGE_CAP',
    unit.item
      ? `A job has at most ${most} ${itemKinds[unit.item].many} beyond its list`
      : `A job has at most ${most} eighths beyond its load`,
  )
}

/** At the bid's rate, or for a price that the customer agrees to before the work is done. */
const priced = (
  planned: PlannedJob,
  input: ProposeChangeOrderInput,
  unit: Unit,
  rate: string | null,
): Effect => {
  const { job, charges, viewer } = planned
  const visit = visitAtJunk(planned, input.visitId)
  const count = countOf(input, unit.kind)
  expectUnits(planned, unit, count, visit)
  const quantity = count.toFixed(2)
  const effect = { visit, unit: { item: unit.item, quantity, label: unitWords(unit, count) } }
  const isDriver = viewer?.role === 'driver'
  if (isDriver && input.amount != null) throw badField('amount', "Drivers don't name prices")
  if (isRate(rate)) {
    const line = changeLine(quantity, rate)
    if (input.amount != null && cents(input.amount) !== cents(line.amount))
      throw badField('amount', `At the bid's price this costs ${formatMoney(line.amount)}`)
    return { ...effect, isMet: true, line }
  }
  if (isDriver)
    throw conflict('RATE_NOT_AGREED', 'The bid names no price for this. Ask your office to agree on one.')
  if (!isUnderWay(job.status))
    throw conflict(
      'JOB_STATE',
      'The bid names no price for this, and the customer agrees only during the work',
    )
  const line = changeLine('1.00', priceOf(input))
  expectWithinCap(charges, line.amount)
  return { ...effect, line }
}

const expectPhotos = ({ evidence }: ProposeChangeOrderInput, least: number, words: string): void => {
  if (new Set(evidence).size < least) throw conflict('EVIDENCE_NEEDED', words)
}

/** Eighths of a truck beyond the load that the bid includes. */
export const extraLoad: Planner = (planned, input) => {
  const effect = priced(planned, input, { kind: 'extra_load', item: null }, planned.bid.extraEighthPrice)
  expectPhotos(input, 2, 'Add a photo from before loading and one from after')
  return effect
}

/** Items beyond those that the request lists, which the price of the bid covers. */
export const extraItem: Planner = (planned, input) => {
  const { item } = input
  if (!item) throw badField('item', 'Select what it is')
  const taken = planned.bid.items.find(({ kind }) => kind === item)
  if (taken?.takes === 'no') throw conflict('ITEM_REFUSED', `This bid doesn't take ${itemKinds[item].many}`)
  const effect = priced(planned, input, { kind: 'item', item }, taken?.price ?? null)
  expectPhotos(input, 1, 'Add a photo of it')
  return effect
}
