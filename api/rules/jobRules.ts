import * as z from 'zod/mini'
import { isLocalDate } from './dates.js'
import type { ServiceType } from './kinds.js'
import { ZIP_CODE } from './limits.js'
import { DROPOFF_PAST, type FieldOf, fieldsOf, requestFields } from './requestFields.js'
import { timeZoneOfZip } from './timeZoneOfZip.js'
import { todayIn } from './zonedTime.js'

type RulesOf<Type extends ServiceType> = {
  [Name in FieldOf<Type>]: ReturnType<(typeof requestFields)[Name]['rule']>
}

/** Validates each field of a request by its own rule. */
const eachField = <Type extends ServiceType>(type: Type, now: Date) =>
  z.object(
    Object.fromEntries(fieldsOf(type).map(name => [name, requestFields[name].rule(now)])) as RulesOf<Type>,
  )

export const junkPickupRules = (now: Date) => eachField('junk_pickup', now)

/** In the ZIP code's time zone; without a valid one, only `upcomingDate` decides. */
const isPastAt = (zipCode: string, date: string, now: Date) =>
  typeof zipCode === 'string' &&
  typeof date === 'string' &&
  ZIP_CODE.test(zipCode) &&
  isLocalDate(date) &&
  date < todayIn(now, timeZoneOfZip(zipCode))

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
        when: ({ value }) => typeof value === 'object' && value !== null,
      },
    ),
    z.refine<{ dropoffDate: string; zipCode: string }>(
      ({ dropoffDate, zipCode }) => !isPastAt(zipCode, dropoffDate, now),
      {
        error: DROPOFF_PAST,
        path: ['dropoffDate'],
        when: ({ value }) => typeof value === 'object' && value !== null,
      },
    ),
  )
