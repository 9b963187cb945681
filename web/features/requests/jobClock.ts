import { ZIP_CODE } from '@rules/limits.js'
import { timeZoneOfZip } from '@rules/timeZoneOfZip.js'
import { offsetAt, zoneNameAt } from '@rules/zonedTime.js'
import { readerTimeZone } from '../../forms/localMoment.js'

/** The time zone of the ZIP code in a form; the reader's own until there is one. */
export const jobClock = (zipCode: string): string =>
  ZIP_CODE.test(zipCode) ? timeZoneOfZip(zipCode) : readerTimeZone()

/** Said where the clock of the job is not the reader's. */
export const clockWords = (timeZone: string, at = new Date()): string | undefined =>
  offsetAt(at, timeZone) === offsetAt(at, readerTimeZone())
    ? undefined
    : `In the time zone of the ZIP code, ${zoneNameAt(at, timeZone)}.`
