import { ZONE_EXCEPTIONS, ZONES_FROM } from './zipTimeZones.js'

/** For unknown ZIP codes. */
export const DEFAULT_TIME_ZONE = 'America/New_York'

/** The IANA name of a ZIP code's time zone: five digits, or ZIP+4. */
export const timeZoneOfZip = (zipCode: string): string => {
  const zip5 = /^\d{5}/.exec(zipCode)?.[0]
  if (!zip5) return DEFAULT_TIME_ZONE
  const exception = Object.keys(ZONE_EXCEPTIONS).find(zone => ZONE_EXCEPTIONS[zone]!.includes(zip5))
  return exception ?? timeZoneOfPrefix(zip5.slice(0, 3))
}

/** The zone of most ZIP codes with these first three digits. */
export const timeZoneOfPrefix = (prefix: string): string =>
  ZONES_FROM.findLast(([from]) => from <= prefix)?.[1] ?? DEFAULT_TIME_ZONE
