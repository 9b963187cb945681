const two = (value: number) => String(value).padStart(2, '0')

export type LocalParts = { date: string; time: string }

/** A moment as the reader's calendar and clock show it. */
export const toLocalParts = (moment: string): LocalParts => {
  const date = new Date(moment)
  if (moment === '' || Number.isNaN(date.getTime())) return { date: '', time: '' }
  return {
    date: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  }
}

/** The moment that a local date and time name; "" while one is missing. */
export const fromLocalParts = ({ date, time }: LocalParts): string => {
  if (date === '' || time === '') return ''
  const moment = new Date(`${date}T${time}`)
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}

/** Today as the reader's calendar shows it: "2026-11-24". */
export const localToday = (now = new Date()): string => toLocalParts(now.toISOString()).date
