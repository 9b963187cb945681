// Created on first use: on a phone it takes some ten milliseconds, which would delay a page's start.
let relative: Intl.RelativeTimeFormat | undefined

const inWords = (amount: number, unit: Intl.RelativeTimeFormatUnit) => {
  relative ??= new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
  return relative.format(amount, unit)
}

const steps = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 7],
  ['week', 4.345],
  ['month', 12],
  ['year', Number.POSITIVE_INFINITY],
] as const

/** "2 hours ago", "yesterday", "just now". */
export const formatAgo = (value: string | Date, now = new Date()): string => {
  let amount = (new Date(value).getTime() - now.getTime()) / 1000
  if (Math.abs(amount) < 45) return 'just now'
  for (const [unit, size] of steps) {
    if (Math.abs(Math.round(amount)) < size) return inWords(Math.round(amount), unit)
    amount /= size
  }
  return ''
}
