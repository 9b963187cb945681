import type { Side } from '@rules/changeOrders/changeOrders.js'
import { keysOf, timePreferences } from '@rules/kinds.js'
import { positiveAmount } from '@rules/money.js'
import { requiredText, text } from '@rules/text.js'
import { upcomingDate } from '@rules/upcoming.js'
import { visitKinds } from '@rules/visits/visits.js'
import { windowHours } from '@rules/visits/visitWindows.js'
import { windowWords } from '@rules/visits/windowWords.js'
import { momentIn, wallTimeIn } from '@rules/zonedTime.js'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { localToday } from '../../forms/localMoment.js'
import { SelectField } from '../../forms/SelectField.js'
import { TextAreaField } from '../../forms/TextAreaField.js'
import { DateField, MoneyField, TextField } from '../../forms/TextField.js'
import type { ProposeChangeOrderInput } from '../../generated/schema.js'
import { Text } from '../../ui/text/Text.js'
import { type Facts, type FactVisit, plannedPickup } from './changeFacts.js'
import type { ChangeOrder_OrderFragment } from './generated/changeOrders.js'

export type Wish = Pick<ChangeOrder_OrderFragment, 'pickupDate' | 'windowStart' | 'windowEnd'>

/** What a form of a change is opened with. */
export type Asked = {
  facts: Facts
  side: Side
  /** The name of the other side. */
  otherSide: string
  /** What the other side asked for, which this answers. */
  wish?: Wish | undefined
  /** The failed visit to schedule again, or the one that was weighed. */
  visitId?: string | undefined
  /** A driver names no prices and reads none. */
  isDriver?: boolean
}

type Time = keyof typeof timePreferences

export type Values = {
  visitId: string
  date: string
  time: Time
  pickupDate: string
  quantity: string
  item: string
  amount: string
  note: string
  before: string[]
  evidence: string[]
}

export type Rules = { [Name in keyof Values]: z.core.$ZodType<Values[Name]> }

export const NOTE_MAX = 500

/** The form before a kind of change asks for something. */
export const empty: { start: Values; rules: Rules } = {
  start: {
    visitId: '',
    date: '',
    time: 'anytime',
    pickupDate: '',
    quantity: '',
    item: '',
    amount: '',
    note: '',
    before: [],
    evidence: [],
  },
  rules: {
    visitId: z.string(),
    date: z.string(),
    time: z.enum(keysOf(timePreferences), 'Please choose a time'),
    pickupDate: z.string(),
    quantity: z.string(),
    item: z.string(),
    amount: z.string(),
    note: text(NOTE_MAX),
    before: z.array(z.string()),
    evidence: z.array(z.string()),
  },
}

/** A part of a change that somebody fills in. */
export type ChangeField = {
  shown: ReactNode
  start?: Partial<Values>
  rules?: (now: Date) => Partial<Rules>
  input: (values: Values) => Partial<ProposeChangeOrderInput>
}

const upcomingDay = (now: Date) => upcomingDate('Please choose a day', 'The day cannot be in the past', now)

const visitLabel = (visit: FactVisit, timeZone: string) =>
  `${visitKinds[visit.kind]}, ${windowWords({ ...visit, timeZone })}`

/** One of the visits that such a change can be about, or a failed one that is scheduled again. */
export const visitField = (
  { facts, visitId }: Asked,
  candidates: (facts: Facts) => FactVisit[],
  prefix = '',
): ChangeField => {
  const visits = visitId ? facts.visits.filter(({ id }) => id === visitId) : candidates(facts)
  const options = visits.map(visit => ({ value: visit.id, label: visitLabel(visit, facts.timeZone) }))
  const only = options.length === 1 ? options[0] : undefined
  return {
    shown: only ? (
      <Text>
        {visitId ? '' : prefix}
        {only.label}
      </Text>
    ) : (
      options.length > 1 && (
        <SelectField name="visitId" label="Visit" placeholder="Choose a visit" options={options} />
      )
    ),
    start: { visitId: only?.value ?? '' },
    rules: () => ({ visitId: z.string().check(z.minLength(1, 'Please choose a visit')) }),
    input: ({ visitId }) => ({ visitId }),
  }
}

const times = Object.entries(timePreferences).map(([value, label]) => ({ value, label }))

/** The day and hours that the other side asked for. */
const startOfWish = ({ facts: { timeZone }, wish }: Asked): Partial<Values> => {
  if (!wish?.windowStart || !wish.windowEnd) return {}
  const { date, time: from } = wallTimeIn(new Date(wish.windowStart), timeZone)
  const to = wallTimeIn(new Date(wish.windowEnd), timeZone).time
  const time = keysOf(windowHours).find(name => windowHours[name][0] === from && windowHours[name][1] === to)
  return { date, ...(time && { time }) }
}

/** A day and the hours of a visit. */
export const windowField = (asked: Asked, label = 'New day', max?: string): ChangeField => {
  const { timeZone } = asked.facts
  return {
    shown: (
      <>
        <DateField name="date" label={label} min={localToday(timeZone)} max={max} />
        <SelectField name="time" label="Time" options={times} />
      </>
    ),
    start: startOfWish(asked),
    rules: now => ({ date: upcomingDay(now) }),
    input: ({ date, time }) => {
      const [from, to] = windowHours[time].map(hour => momentIn({ date, time: hour }, timeZone).toISOString())
      return { windowStart: from, windowEnd: to }
    },
  }
}

/** Another day for the pickup of a dumpster. */
export const pickupField = (
  { facts, side, wish }: Asked,
  bounds: (planned: string) => { min: string; max?: string },
): ChangeField => {
  const planned = plannedPickup(facts)
  return {
    shown: planned && <DateField name="pickupDate" label="New pickup day" {...bounds(planned)} />,
    start: { pickupDate: (side === 'vendor' && wish?.pickupDate) || '' },
    rules: now => ({ pickupDate: upcomingDay(now) }),
    input: ({ pickupDate }) => ({ pickupDate }),
  }
}

const QUANTITY = /^\d{1,4}(\.\d{1,2})?$/

export const isQuantity = (quantity: string) => QUANTITY.test(quantity)

type QuantityFieldProps = { label: string; help: string; inputMode: 'numeric' | 'decimal'; start: string }

/** How many days or tons. */
export const quantityField = ({ start, ...props }: QuantityFieldProps): ChangeField => ({
  shown: <TextField name="quantity" {...props} />,
  start: { quantity: start },
  rules: () => ({
    quantity: z.string().check(z.regex(QUANTITY, 'Enter a number with at most two decimals')),
  }),
  input: ({ quantity }) => ({ quantity }),
})

/** Which load was weighed; by default, the API takes the latest. */
export const loadField = ({ visitId }: Asked): ChangeField => ({
  shown: null,
  input: () => (visitId ? { visitId } : {}),
})

/** A price of one's own. */
export const amountField = (label = 'Price', start = ''): ChangeField => ({
  shown: <MoneyField name="amount" label={label} />,
  start: { amount: start },
  rules: () => ({ amount: positiveAmount('Enter an amount', 'Enter an amount of more than $0') }),
  input: ({ amount }) => ({ amount }),
})

/** `missing` is the message if it must be filled in. */
export const noteField = ({ otherSide }: Asked, label = 'Note', missing?: string): ChangeField => ({
  shown: (
    <TextAreaField
      name="note"
      label={label}
      help={`${otherSide} will see this.`}
      max={NOTE_MAX}
      rows={3}
      optional={missing === undefined}
    />
  ),
  rules: () => (missing === undefined ? {} : { note: requiredText(missing, NOTE_MAX) }),
  input: ({ note }) => (note.trim() ? { note } : {}),
})
