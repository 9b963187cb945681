import * as z from 'zod/mini'
import { DAY_MS, isLocalDate, isPastDate, MOST_DAYS_AHEAD } from './dates.js'

const FAR_MS = MOST_DAYS_AHEAD * DAY_MS
const TOO_FAR = 'Please choose an earlier day'

/** `required` is the message for a missing or invalid date. */
export const upcomingDate = (required: string, past: string, now: Date) =>
  z.string(required).check(
    z.minLength(1, required),
    z.refine<string>(isLocalDate, 'Enter a date that exists, like 2027-02-28'),
    z.refine<string>(date => !isPastDate(date, now), past),
    z.refine<string>(date => date <= new Date(now.getTime() + FAR_MS).toISOString(), TOO_FAR),
  )

const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

export const MOMENT_WORDS = 'Enter a date and time that exist'

/** A timestamp with its offset, as an ISO string (forms, REST) or as the Date parsed by GraphQL. */
export const upcomingMoment = (required: string, past: string, now: Date) =>
  z.union([z.date(), z.string()], required).check(
    z.refine<string | Date>(value => value !== '', required),
    z.refine<string | Date>(
      value =>
        value instanceof Date ||
        (ISO_MOMENT.test(value) && isLocalDate(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))),
      { error: MOMENT_WORDS },
    ),
    z.refine<string | Date>(value => new Date(value) >= now, past),
    z.refine<string | Date>(value => new Date(value).getTime() <= now.getTime() + FAR_MS, TOO_FAR),
  )
