import { badField } from '../../platform/errors.js'
import { cents } from '../../rules/cents.js'
import { lineAmount } from '../../rules/changeOrders/changeOrders.js'
import type { ItemKind } from '../../rules/junk/itemKinds.js'
import type { Viewer } from '../accounts/Viewer.js'
import type { Visit } from '../visits/Visit.js'
import type { ProposeChangeOrderInput } from './inputs.js'
import type { ActingOnJob } from './jobToChange.js'

/** The cost of a change: `quantity` times `unitPrice`, as exact decimal strings. */
export interface ChangeLine {
  quantity: string
  unitPrice: string
  amount: string
}

export const changeLine = (quantity: string, unitPrice: string): ChangeLine => ({
  quantity,
  unitPrice,
  amount: lineAmount(quantity, unitPrice),
})

/** The effect of a proposal. */
export interface Effect {
  /** The change is in time, or the bid names the rate: rules/changeOrders.ts says what follows. */
  isMet?: boolean
  visit?: Visit
  windowStart?: Date
  windowEnd?: Date
  pickupDate?: string
  line?: ChangeLine | null
  /** Photos that the visits already have. */
  photoIds?: string[]
  /** Eighths or items that a crew found on site. If the vendor names one price for all, the line's quantity is 1. */
  unit?: OnSiteUnit
  /** The evidence is the ticket of this visit, which shows these tons. */
  ticket?: { visit: Visit; tons: string }
}

export interface OnSiteUnit {
  item: ItemKind | null
  quantity: string
  label: string
}

export interface Plan extends Effect {
  isAtOnce: boolean
}

/** The part of a deal that decides what a change is and costs. */
export type PlannedJob = Pick<
  ActingOnJob,
  'side' | 'job' | 'bid' | 'visits' | 'charges' | 'orders' | 'photos'
> & { viewer?: Pick<Viewer, 'role'> }

export type Planner = (planned: PlannedJob, input: ProposeChangeOrderInput, now: Date) => Effect

export const findVisit = ({ visits }: PlannedJob, visitId: string | null | undefined): Visit => {
  const visit = visits.find(({ id }) => id === visitId)
  if (!visit) throw badField('visitId', 'Choose a visit of this job')
  return visit
}

/** A rate of nothing charges nothing. */
export const isRate = (price: string | null): price is string => price !== null && cents(price) > 0n

export const priceOf = ({ amount }: ProposeChangeOrderInput): string => {
  if (!amount || cents(amount) <= 0n) throw badField('amount', 'Enter an amount of more than $0')
  return amount
}
