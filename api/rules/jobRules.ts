import * as z from 'zod/mini'
import { withoutContacts } from './contacts/contacts.js'
import { isLocalDate } from './dates.js'
import { debrisTypes, dumpsterSizes, keysOf, placements, timePreferences } from './kinds.js'
import { limits, ZIP_CODE } from './limits.js'
import { amount } from './money.js'
import { firstName, lastName, optional, requiredText, text, zipCode } from './text.js'
import { timeZoneOfZip } from './timeZoneOfZip.js'
import { upcomingDate, upcomingMoment } from './upcoming.js'
import { todayIn } from './zonedTime.js'

const OBJECT_PATH = /^\/objects\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Fields of both request forms (docs/product.md, Screens, Input). */
const common = {
  firstName,
  lastName,
  phone: requiredText('Phone number is required', limits.phoneMax),
  address: requiredText('Address is required', limits.addressMax).check(withoutContacts(limits.addressMax)),
  zipCode,
  images: optional(
    z.array(z.string().check(z.regex(OBJECT_PATH, 'A photo is named by its object path, /objects/ID'))).check(
      z.maxLength(limits.photosPerJob, `You can add up to ${limits.photosPerJob} photos`),
      z.refine<string[]>(paths => new Set(paths).size === paths.length, 'A photo can be added once'),
    ),
  ),
  estimatedPrice: optional(amount('Please enter an estimate')),
  debris: optional(z.enum(keysOf(debrisTypes), 'Please select what it is')),
}

export const junkPickupRules = (now: Date) =>
  z.object({
    ...common,
    pickupDateTime: upcomingMoment(
      'Please select pickup date and time',
      'Pickup date and time cannot be in the past',
      now,
    ),
    description: requiredText(
      'Please describe the items',
      limits.descriptionMax,
      `Description must be ${limits.descriptionMax} characters or less`,
    ).check(withoutContacts(limits.descriptionMax)),
    hasHazardousItems: optional(z.boolean()),
    customerBudget: amount('Please enter your budget'),
  })

const DROPOFF_PAST = 'Dropoff date cannot be in the past'

/** In the ZIP code's time zone; without a valid one, only `upcomingDate` decides. */
const isPastAt = (zipCode: string, date: string, now: Date) =>
  typeof zipCode === 'string' &&
  typeof date === 'string' &&
  ZIP_CODE.test(zipCode) &&
  isLocalDate(date) &&
  date < todayIn(now, timeZoneOfZip(zipCode))

export const dumpsterRentalRules = (now: Date) =>
  z
    .object({
      ...common,
      dumpsterSize: z.enum(keysOf(dumpsterSizes), 'Please select a dumpster size'),
      dropoffDate: upcomingDate('Please select a dropoff date', DROPOFF_PAST, now),
      dropoffTimePreference: z.enum(keysOf(timePreferences), 'Please select a time preference'),
      pickupDate: upcomingDate('Please select a pickup date', 'Pickup date cannot be in the past', now),
      placement: optional(z.enum(keysOf(placements), 'Please select where it will stand')),
      serviceInstructions: optional(
        text(
          limits.serviceInstructionsMax,
          `Service instructions must be ${limits.serviceInstructionsMax} characters or less`,
        ).check(withoutContacts(limits.serviceInstructionsMax)),
      ),
    })
    .check(
      z.refine<{ dropoffDate: string; pickupDate: string }>(
        // Also asked of raw values: an object with a broken toString throws when it is compared.
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
