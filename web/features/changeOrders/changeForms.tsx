import { fromCents } from '@rules/cents.js'
import { type ChangeOrderKind, isInTime, lineAmount } from '@rules/changeOrders/changeOrders.js'
import { addDays } from '@rules/dates.js'
import { formatMoney } from '@rules/formatMoney.js'
import { isAmount } from '@rules/money.js'
import { windowHours } from '@rules/visits/visitWindows.js'
import { momentIn, todayIn } from '@rules/zonedTime.js'
import { serverNow } from '../../serverClock.js'
import {
  daysOfLonger,
  daysOver,
  loadsToCharge,
  plannedPickup,
  scheduledVisits,
  timeCost,
  tonsOver,
  wastedTrips,
} from './changeFacts.js'
import {
  type Asked,
  amountField,
  type ChangeField,
  isQuantity,
  loadField,
  noteField,
  pickupField,
  quantityField,
  type Values,
  visitField,
  windowField,
} from './changeFields.js'
import { eighthPrice, itemPrice } from './onSiteFacts.js'
import { countField, eighthsField, itemField, itemPriceField } from './onSiteFields.js'

type ChangeForm = {
  /** What it asks for. */
  fields: (asked: Asked) => ChangeField[]
  /** The effect of what is entered so far: what it costs, and whether the other side decides. */
  effect: (asked: Asked, values: Values) => string | null
  /** The label of the button that sends it. */
  send: (asked: Asked, values: Values) => string
  /** The words to the other side; by default, a note that may be empty. */
  note?: (asked: Asked) => ChangeField | null
  evidence?: {
    label: string
    help: string
    most: number
    /** True if there is proof already. */
    hasProof?: (asked: Asked) => boolean
    /** The message if there is no photo. */
    missing?: string
  }
  /** A photo from before, in a field of its own. */
  before?: { label: string; help: string; missing: string }
}

const asks = ({ otherSide }: Asked) => `${otherSide} has 48 hours to agree.`

const daysAt = (days: number, rate: string, cost: string) =>
  `${days} ${days === 1 ? 'day' : 'days'} × ${formatMoney(rate)} = ${formatMoney(cost)}`

const contestable = ({ otherSide }: Asked) => `${otherSide} can contest it for 72 hours.`

const chargeOf = (asked: Asked, { quantity }: Values, rate: string | null | undefined, unit: string) => {
  if (!isQuantity(quantity) || Number(quantity) <= 0) return null
  const cost = lineAmount(quantity, rate ?? '0')
  return `${[Number(quantity), unit].filter(Boolean).join(' ')} × ${formatMoney(rate ?? '0')} = ${formatMoney(cost)}. ${contestable(asked)}`
}

const withPrice = (verb: string, { amount }: Values) =>
  isAmount(amount) ? `${verb} ${formatMoney(amount)}` : verb

const effectOfMove = (asked: Asked, { visitId, date, time }: Values): string => {
  const { facts, side } = asked
  const visit = facts.visits.find(({ id }) => id === visitId)
  const isFailed = visit?.status === 'failed'
  if (side === 'vendor' && !isFailed) return `Free. ${asks(asked)}`
  if (isFailed && !date) return asks(asked)
  if (!visit || !date) return 'Moving is free, unless it makes the rental longer.'
  const start = momentIn({ date, time: windowHours[time][0] }, facts.timeZone)
  const rate = facts.acceptedBid?.extraDayPrice
  const { isLonger, days, amount } = timeCost(facts, visit.id, start, side)
  const cost = amount ? daysAt(days, rate!, amount) : 'Free'
  if (isFailed) return `${cost}. ${asks(asked)}`
  if (isLonger && !rate) return `It makes the rental longer. ${asks(asked)}`
  const isInTimeForBoth = isInTime(new Date(visit.windowStart), serverNow()) && isInTime(start, serverNow())
  return isInTimeForBoth
    ? `${cost}, and it moves at once.`
    : `${cost}, but less than 24 hours ahead ${asks(asked)}`
}

const effectOfLonger = (asked: Asked, { pickupDate }: Values): string | null => {
  const { facts, side, otherSide } = asked
  const rate = facts.acceptedBid?.extraDayPrice
  if (side === 'vendor') return asks(asked)
  if (!rate) return `${otherSide} names a price, and you decide.`
  if (!pickupDate) return null
  const days = daysOfLonger(facts, pickupDate)
  if (days <= 0) return 'Free: these days are included. It changes at once.'
  return `${daysAt(days, rate, lineAmount(days.toFixed(2), rate))}. It changes at once.`
}

const effectOfSwap = (asked: Asked, { date, time }: Values): string => {
  const { facts, side, otherSide } = asked
  const price = facts.acceptedBid?.swapPrice
  if (side === 'vendor') return asks(asked)
  if (price == null) return `${otherSide} will answer with a price, and you decide.`
  const cost = `${formatMoney(price)} (the bid's price)`
  const start = date && momentIn({ date, time: windowHours[time][0] }, facts.timeZone)
  if (start && !isInTime(start, serverNow())) return `${cost}, but less than 24 hours ahead ${asks(asked)}`
  return `${cost}, at once.`
}

/** The load whose weight is charged. */
const loadOf = ({ facts, visitId }: Asked) =>
  facts.visits.find(({ id }) => id === visitId) ?? loadsToCharge(facts).at(-1)

const tonsOfLoad = (asked: Asked) => {
  const load = loadOf(asked)
  return load ? tonsOver(asked.facts, load) : { weighed: 0n, over: 0n }
}

const tonsToEnter = (asked: Asked) => {
  const { over } = tonsOfLoad(asked)
  return over > 0n ? fromCents(over) : ''
}

/** At the bid's price, or only with the customer's yes. A driver reads no amount. */
const effectOnSite = (asked: Asked, values: Values, rate: string | null, unit = ''): string | null => {
  const { otherSide, isDriver } = asked
  if (isDriver) return `At the price of the bid. ${contestable(asked)}`
  if (rate) return chargeOf(asked, values, rate, unit)
  return `Your bid has no price for this, so it counts only if ${otherSide} accepts, within 48 hours.`
}

const sendOnSite = ({ isDriver }: Asked, values: Values, rate: string | null): string => {
  if (isDriver) return 'Report'
  return rate ? 'Charge' : withPrice('Propose', values)
}

/** The form of each kind of change; the server's planners (planChange.ts) decide what it does and costs. */
export const changeForms: Record<ChangeOrderKind, ChangeForm> = {
  move_visit: {
    fields: asked => [visitField(asked, scheduledVisits, 'Planned: '), windowField(asked)],
    effect: effectOfMove,
    send: ({ side, visitId }) => (side === 'vendor' || visitId ? 'Ask' : 'Move'),
    note: asked => (asked.side === 'vendor' ? noteField(asked) : null),
  },
  longer_rental: {
    fields: asked => [
      pickupField(asked, planned => ({ min: addDays(planned, 1) })),
      ...(asked.side === 'vendor' ? [amountField()] : []),
    ],
    effect: effectOfLonger,
    send: ({ facts, side }, values) => {
      if (side === 'vendor') return withPrice('Propose', values)
      return facts.acceptedBid?.extraDayPrice ? 'Keep It Longer' : 'Ask'
    },
  },
  earlier_pickup: {
    fields: asked => [
      pickupField(asked, planned => ({
        min: todayIn(serverNow(), asked.facts.timeZone),
        max: addDays(planned, -1),
      })),
    ],
    effect: ({ otherSide }) =>
      `Free, and without a refund. Less than 24 hours ahead, ${otherSide} must agree.`,
    send: () => 'Pick Up Earlier',
  },
  swap: {
    fields: asked => [
      windowField(asked, 'Day', plannedPickup(asked.facts) ?? undefined),
      ...(asked.side === 'vendor' ? [amountField('Price', asked.facts.acceptedBid?.swapPrice ?? '')] : []),
    ],
    effect: effectOfSwap,
    send: ({ facts, side }, values) => {
      if (side === 'vendor') return withPrice('Propose', values)
      return facts.acceptedBid?.swapPrice == null ? 'Ask' : 'Ask for the Swap'
    },
  },
  extra_days: {
    fields: ({ facts }) => [
      quantityField({
        label: 'Extra days',
        help: 'Beyond those included.',
        inputMode: 'numeric',
        start: String(daysOver(facts, serverNow())),
      }),
    ],
    effect: (asked, values) => chargeOf(asked, values, asked.facts.acceptedBid?.extraDayPrice, 'days'),
    send: () => 'Charge',
  },
  overweight: {
    fields: asked => [
      quantityField({
        label: 'Extra tons',
        help: `Beyond the ${Number(asked.facts.acceptedBid?.includedTons ?? 0)} included.`,
        inputMode: 'decimal',
        start: tonsToEnter(asked),
      }),
      loadField(asked),
    ],
    effect: (asked, values) => chargeOf(asked, values, asked.facts.acceptedBid?.extraTonPrice, 'tons'),
    send: () => 'Charge',
    evidence: {
      label: 'Scale ticket',
      help: 'A photo of the whole ticket.',
      most: 1,
      hasProof: asked => tonsOfLoad(asked).weighed > 0n,
    },
  },
  extra_load: {
    fields: asked => [
      eighthsField(asked),
      loadField(asked),
      ...(asked.isDriver || eighthPrice(asked.facts) ? [] : [amountField()]),
    ],
    effect: (asked, values) =>
      effectOnSite(asked, values, eighthPrice(asked.facts), values.quantity === '1' ? 'eighth' : 'eighths'),
    send: (asked, values) => sendOnSite(asked, values, eighthPrice(asked.facts)),
    before: {
      label: 'Truck before loading',
      help: 'Show the load before these items.',
      missing: 'Add a photo from before loading',
    },
    evidence: {
      label: 'Truck after loading',
      help: 'Show the whole load.',
      most: 4,
      missing: 'Add a photo from after loading',
    },
  },
  item: {
    fields: asked => [
      itemField(asked),
      countField(asked),
      loadField(asked),
      ...(asked.isDriver ? [] : [itemPriceField(asked)]),
    ],
    effect: (asked, values) => effectOnSite(asked, values, itemPrice(asked.facts, values.item)),
    send: (asked, values) => sendOnSite(asked, values, itemPrice(asked.facts, values.item)),
    evidence: { label: 'Photos', help: 'Show the items.', most: 5, missing: 'Add a photo of it' },
  },
  wasted_trip: {
    fields: asked => [visitField(asked, wastedTrips)],
    effect: asked => `${formatMoney(asked.facts.acceptedBid?.tripFee ?? '0')}. ${contestable(asked)}`,
    send: () => 'Charge',
    evidence: { label: 'Photos', help: 'Show why the trip was wasted.', most: 5 },
  },
  extra: {
    fields: () => [amountField()],
    effect: ({ otherSide }) => `It counts only if ${otherSide} accepts, within 48 hours.`,
    send: (_, values) => withPrice('Propose', values),
    note: asked => noteField(asked, 'What is it for?', 'Say what it is for'),
    evidence: { label: 'Photos', help: 'Show what it is for.', most: 5 },
  },
  discount: {
    fields: () => [amountField('Discount')],
    effect: () => 'It comes off the price at once.',
    send: (_, values) => withPrice('Give', values),
  },
}
