import { serverNow } from '../../serverClock.js'

const steps = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 7],
  ['week', 4.345],
  ['month', 12],
  ['year', Number.POSITIVE_INFINITY],
] as const

type Unit = (typeof steps)[number][0]

const ones: Partial<Record<Unit, { past: string; future: string }>> = {
  day: { past: 'yesterday', future: 'tomorrow' },
  week: { past: 'last week', future: 'next week' },
  month: { past: 'last month', future: 'next month' },
  year: { past: 'last year', future: 'next year' },
}

// Words the time as Intl.RelativeTimeFormat does, whose first instance takes 28 ms on a computer and four times that
// on a phone while a page is being drawn.
const inWords = (amount: number, unit: Unit) => {
  const count = Math.abs(amount)
  const one = count === 1 ? ones[unit] : undefined
  if (one) return amount < 0 ? one.past : one.future
  const units = `${count} ${unit}${count === 1 ? '' : 's'}`
  return amount < 0 ? `${units} ago` : `in ${units}`
}

/** From one moment to another, in the largest unit of which there is one. */
const distance = (from: Date, to: Date): [amount: number, unit: Unit] => {
  let amount = (to.getTime() - from.getTime()) / 1000
  for (const [unit, size] of steps) {
    if (Math.abs(Math.round(amount)) < size) return [Math.round(amount), unit]
    amount /= size
  }
  return [0, 'second']
}

const isNow = (amount: number, unit: Unit) => unit === 'second' && Math.abs(amount) < 45

/** "2 hours ago", "yesterday", "just now". */
export const formatAgo = (value: string | Date, now = serverNow()): string => {
  const [amount, unit] = distance(now, new Date(value))
  return isNow(amount, unit) ? 'just now' : inWords(amount, unit)
}

/** "3 hours", "1 day"; "just now" for less than a minute. */
export const formatAge = (value: string | Date, now = serverNow()): string => {
  const [amount, unit] = distance(new Date(value), now)
  return amount < 0 || isNow(amount, unit) ? 'just now' : `${amount} ${unit}${amount === 1 ? '' : 's'}`
}
