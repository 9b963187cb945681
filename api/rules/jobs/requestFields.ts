import * as z from 'zod/mini'
import { withoutContacts } from '../contacts/contacts.js'
import { accessRule, itemsRule, loadRule } from '../junk/junkRules.js'
import {
  debrisTypes,
  dumpsterSizes,
  keysOf,
  placements,
  type ServiceType,
  timePreferences,
} from '../kinds.js'
import { limits, OBJECT_PATH } from '../limits.js'
import { amount } from '../money.js'
import { firstName, lastName, optional, requiredText, text, zipCode } from '../text.js'
import { upcomingDate, upcomingMoment } from '../upcoming.js'

export const DROPOFF_PAST = 'Dropoff date cannot be in the past'

interface Field {
  of: readonly ServiceType[]
  rule: (now: Date) => z.ZodMiniType
  /**
   * `anyone` who sees the job, `bidders` while they may read its details, or only the `parties`: the customer, the assigned
   * vendor, and admins. A change of what bidders see makes their bids unconfirmed.
   */
  readableBy: 'anyone' | 'bidders' | 'parties'
  /** True if *Post Again* copies the field from the old request. */
  postedAgain: boolean
  /** The value stored if a request or an edit leaves the field out. Required fields have none. */
  omitted?: null | false | readonly never[]
}

const both = ['junk_pickup', 'dumpster_rental'] as const
const junk = ['junk_pickup'] as const
const rental = ['dumpster_rental'] as const

/** Every field of a request. Columns, views, edits, forms, and *Post Again* follow this table. */
export const requestFields = {
  firstName: { of: both, rule: () => firstName, readableBy: 'parties', postedAgain: true },
  lastName: { of: both, rule: () => lastName, readableBy: 'parties', postedAgain: true },
  phone: {
    of: both,
    rule: () => requiredText('Phone number is required', limits.phoneMax),
    readableBy: 'parties',
    postedAgain: true,
  },
  address: {
    of: both,
    rule: () =>
      requiredText('Address is required', limits.addressMax).check(withoutContacts(limits.addressMax)),
    readableBy: 'bidders',
    postedAgain: true,
  },
  zipCode: { of: both, rule: () => zipCode, readableBy: 'anyone', postedAgain: true },
  images: {
    of: both,
    rule: () =>
      optional(
        z.array(z.string().check(z.regex(OBJECT_PATH, "Use the photo's object path, /objects/ID"))).check(
          z.maxLength(limits.photosPerJob, `You can add up to ${limits.photosPerJob} photos`),
          z.refine<string[]>(paths => new Set(paths).size === paths.length, 'Add each photo only once'),
        ),
      ),
    readableBy: 'bidders',
    // A photo belongs to one order.
    postedAgain: false,
    omitted: [],
  },
  estimatedPrice: {
    of: both,
    rule: () => optional(amount('Please enter an estimate')),
    readableBy: 'bidders',
    postedAgain: false,
    omitted: null,
  },
  debris: {
    of: both,
    rule: () => optional(z.enum(keysOf(debrisTypes), 'Please select what it is')),
    readableBy: 'bidders',
    postedAgain: true,
    omitted: null,
  },
  pickupDateTime: {
    of: junk,
    rule: (now: Date) =>
      upcomingMoment('Please select pickup date and time', 'Pickup date and time cannot be in the past', now),
    readableBy: 'bidders',
    postedAgain: false,
  },
  description: {
    of: junk,
    rule: () =>
      requiredText(
        'Please describe the items',
        limits.descriptionMax,
        `Description must be ${limits.descriptionMax} characters or less`,
      ).check(withoutContacts(limits.descriptionMax)),
    readableBy: 'bidders',
    postedAgain: true,
  },
  hasHazardousItems: {
    of: junk,
    rule: () => optional(z.boolean()),
    readableBy: 'bidders',
    postedAgain: true,
    omitted: false,
  },
  customerBudget: {
    of: junk,
    rule: () => amount('Please enter your budget'),
    readableBy: 'bidders',
    postedAgain: true,
  },
  items: { of: junk, rule: () => itemsRule, readableBy: 'bidders', postedAgain: true, omitted: [] },
  access: { of: junk, rule: () => accessRule, readableBy: 'bidders', postedAgain: true, omitted: null },
  loadEighths: { of: junk, rule: () => loadRule, readableBy: 'bidders', postedAgain: true, omitted: null },
  dumpsterSize: {
    of: rental,
    rule: () => z.enum(keysOf(dumpsterSizes), 'Please select a dumpster size'),
    readableBy: 'bidders',
    postedAgain: true,
  },
  dropoffDate: {
    of: rental,
    rule: (now: Date) => upcomingDate('Please select a dropoff date', DROPOFF_PAST, now),
    readableBy: 'bidders',
    postedAgain: false,
  },
  dropoffTimePreference: {
    of: rental,
    rule: () => z.enum(keysOf(timePreferences), 'Please select a time preference'),
    readableBy: 'bidders',
    postedAgain: true,
  },
  pickupDate: {
    of: rental,
    rule: (now: Date) =>
      upcomingDate('Please select a pickup date', 'Pickup date cannot be in the past', now),
    readableBy: 'bidders',
    postedAgain: false,
  },
  placement: {
    of: rental,
    rule: () => optional(z.enum(keysOf(placements), 'Please select where it will stand')),
    readableBy: 'bidders',
    postedAgain: true,
    omitted: null,
  },
  serviceInstructions: {
    of: rental,
    rule: () =>
      optional(
        text(
          limits.serviceInstructionsMax,
          `Service instructions must be ${limits.serviceInstructionsMax} characters or less`,
        ).check(withoutContacts(limits.serviceInstructionsMax)),
      ),
    readableBy: 'bidders',
    postedAgain: true,
    omitted: null,
  },
} as const satisfies Record<string, Field>

type Fields = typeof requestFields
export type RequestFieldName = keyof Fields

/** The fields that are part of a request of this type. */
export type FieldOf<Type extends ServiceType> = {
  [Name in RequestFieldName]: Type extends Fields[Name]['of'][number] ? Name : never
}[RequestFieldName]

export type ReadableBy<Reader extends Field['readableBy']> = {
  [Name in RequestFieldName]: Fields[Name]['readableBy'] extends Reader ? Name : never
}[RequestFieldName]

export const requestFieldNames = keysOf(requestFields)

export const fieldsOf = <Type extends ServiceType>(type: Type) =>
  requestFieldNames.filter((name): name is FieldOf<Type> =>
    (requestFields[name].of as readonly ServiceType[]).includes(type),
  )

/** The optional fields as they are stored if the input leaves them out. */
export const omittedFields = Object.fromEntries(
  Object.entries<Field>(requestFields).flatMap(([name, { omitted }]) =>
    omitted === undefined ? [] : [[name, omitted]],
  ),
)
