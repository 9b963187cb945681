import * as z from 'zod/mini'
import { isLocalDate } from '../dates.js'
import { type ServiceType, type TimePreference, timePreferences } from '../kinds.js'
import { ZIP_CODE } from '../limits.js'
import { timeZoneOfZip } from '../timeZoneOfZip.js'
import { openTimes } from '../visits/visitWindows.js'
import { todayIn } from '../zonedTime.js'
import { DROPOFF_PAST, type FieldOf, fieldsOf, requestFields } from './requestFields.js'

type RulesOf<Type extends ServiceType> = {
  [Name in FieldOf<Type>]: ReturnType<(typeof requestFields)[Name]['rule']>
}

/** Validates each field of a request by its own rule. */
const eachField = <Type extends ServiceType>(type: Type, now: Date) =>
  z.object(
    Object.fromEntries(fieldsOf(type).map(name => [name, requestFields[name].rule(now)])) as RulesOf<Type>,
  )

export const junkPickupRules = (now: Date) => eachField('junk_pickup', now)

/** The zone of a valid date in a valid ZIP code; without both, only `upcomingDate` decides. */
const zoneOf = (zipCode: unknown, date: unknown): string | null =>
  typeof zipCode === 'string' && typeof date === 'string' && ZIP_CODE.test(zipCode) && isLocalDate(date)
    ? timeZoneOfZip(zipCode)
    : null

const isPastAt = (zipCode: string, date: string, now: Date) => {
  const timeZone = zoneOf(zipCode, date)
  return timeZone !== null && date < todayIn(now, timeZone)
}

/** Null while the day isn't known. */
export const timesOn = (zipCode: string, dropoffDate: string, now: Date): TimePreference[] | null => {
  const timeZone = zoneOf(zipCode, dropoffDate)
  return timeZone === null ? null : openTimes({ timeZone, dropoffDate }, now)
}

interface RentalTimes {
  dropoffDate: string
  dropoffTimePreference: TimePreference
  zipCode: string
}

const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

export const dumpsterRentalRules = (now: Date) =>
  eachField('dumpster_rental', now).check(
    z.refine<{ dropoffDate: string; pickupDate: string }>(
      // Also called with raw values: an object with a broken toString throws when it is compared.
      ({ dropoffDate, pickupDate }) =>
        typeof dropoffDate !== 'string' ||
        typeof pickupDate !== 'string' ||
        !dropoffDate ||
        !pickupDate ||
        pickupDate > dropoffDate,
      {
        error: 'Pickup date must be after the dropoff date',
        path: ['pickupDate'],
        when: isObject,
      },
    ),
    z.refine<{ dropoffDate: string; zipCode: string }>(
      ({ dropoffDate, zipCode }) => !isPastAt(zipCode, dropoffDate, now),
      {
        error: DROPOFF_PAST,
        path: ['dropoffDate'],
        when: isObject,
      },
    ),
    z.refine<RentalTimes>(
      ({ zipCode, dropoffDate }) =>
        isPastAt(zipCode, dropoffDate, now) || timesOn(zipCode, dropoffDate, now)?.length !== 0,
      {
        error: "It's too late for a delivery today. Please choose a later day.",
        path: ['dropoffDate'],
        when: isObject,
      },
    ),
    z.refine<RentalTimes>(
      ({ zipCode, dropoffDate, dropoffTimePreference: chosen }) => {
        const open = timesOn(zipCode, dropoffDate, now) ?? []
        return open.length === 0 || !(chosen in timePreferences) || open.includes(chosen)
      },
      {
        error: 'This time is over today. Please choose a later one.',
        path: ['dropoffTimePreference'],
        when: isObject,
      },
    ),
  )
