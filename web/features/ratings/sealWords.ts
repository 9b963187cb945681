import { formatShortDay, localDay } from '../../ui/text/formatMoment.js'

/** "both have rated or Dec 5". */
export const sealedUntil = (until: string): string => `both have rated or ${formatShortDay(localDay(until))}`
