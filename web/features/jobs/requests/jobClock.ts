import { ZIP_CODE } from '@rules/limits.js'
import { timeZoneOfZip } from '@rules/timeZoneOfZip.js'
import { offsetAt, zoneNameAt } from '@rules/zonedTime.js'
import { serverNow } from '../../../serverClock.js'
import { readerTimeZone } from '../../../ui/text/readerTimeZone.js'

/** The time zone of the form's ZIP code; the reader's own until there is one. */
export const jobClock = (zipCode: string): string =>
  ZIP_CODE.test(zipCode) ? timeZoneOfZip(zipCode) : readerTimeZone()

/** Shown if the job's time zone differs from the reader's. */
export const clockWords = (timeZone: string, at = serverNow()): string | undefined =>
  offsetAt(at, timeZone) === offsetAt(at, readerTimeZone())
    ? undefined
    : `In the time zone of the ZIP code, ${zoneNameAt(at, timeZone)}.`
