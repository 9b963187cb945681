import { addDays } from '@rules/dates.js'
import { serverNow } from '../../serverClock.js'
import { formatDay, localDay } from '../../ui/text/formatMoment.js'

interface Dated {
  createdAt: string
}

const nameOf = (day: string, today: string) => {
  if (day === today) return 'Today'
  return day === addDays(today, -1) ? 'Yesterday' : formatDay(day)
}

/** Notices under their days, in the reader's time zone: "Today", "Yesterday", "Tue, Nov 17". */
export const noticeDays = <Notice extends Dated>(notices: readonly Notice[], now = serverNow()) => {
  const today = localDay(now.toISOString())
  return [...Map.groupBy(notices, ({ createdAt }) => localDay(createdAt))].map(([day, ofDay]) => ({
    day,
    name: nameOf(day, today),
    notices: ofDay,
  }))
}
