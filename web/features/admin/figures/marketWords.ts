/** The periods that can be counted. */
export const periods = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
]

/** Turns a share of 0.875 into "88%". */
export const shareWords = (share: number | null): string =>
  share === null ? 'No orders yet' : `${Math.round(share * 100)}%`

// The non-breaking space keeps a number and its unit on one line.
const counted = (count: number, unit: string) => `${count}\u00a0${unit}${count === 1 ? '' : 's'}`

/** Rounded the way people say it: "25 minutes", "3.5 hours", "2 days". */
export const waitWords = (minutes: number | null): string => {
  if (minutes === null) return 'No bids yet'
  if (minutes < 1) return 'under a minute'
  if (minutes < 60) return counted(Math.round(minutes), 'minute')
  if (minutes < 48 * 60) return counted(Math.round(minutes / 6) / 10, 'hour')
  return counted(Math.round(minutes / 144) / 10, 'day')
}
