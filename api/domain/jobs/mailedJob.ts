import type { MailFact } from '../../platform/mail/Post.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { rentalWords } from '../../rules/jobs/rentalWords.js'
import { serviceTypes, timePreferences } from '../../rules/kinds.js'
import { yearIn } from '../../rules/zonedTime.js'
import type { Job } from './Job.js'

const NAMES = [
  'id',
  'customerId',
  'vendorId',
  'type',
  'description',
  'address',
  'zipCode',
  'timeZone',
  'firstName',
  'lastName',
  'phone',
  'finalPrice',
  'pickupDateTime',
  'dropoffDate',
  'dropoffTimePreference',
  'pickupDate',
  'dumpsterSize',
  'customerBudget',
] as const satisfies (keyof Job)[]

/** The job's values for mails, in the driver's types, where moments are strings. */
export type MailedJob = Omit<Pick<Job, (typeof NAMES)[number]>, 'pickupDateTime'> & {
  pickupDateTime: string | null
}

const j = columnsOf<Job>('j')

/** Its columns in SQL, of `jobs j`. */
export const MAILED_JOB = NAMES.map(name => `${j[name]} as "${name}"`).join(', ')

const formats = new Map<string, Intl.DateTimeFormat>()

const dateFormat = (timeZone: string, time: Intl.DateTimeFormatOptions) => {
  const key = `${timeZone} ${Object.keys(time).join()}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric', ...time })
  formats.set(key, format)
  return format
}

/** The time of reading, which decides if a date shows its year: in the same year not, and without it always. */
type Now = Date | null

const yearUnless = (isThisYear: boolean): Intl.DateTimeFormatOptions =>
  isThisYear ? {} : { year: 'numeric' }

/** "Wed, Nov 25, 9:00 AM CST", or "Wed, Nov 25, 2026, 9:00 AM CST" in another year of that zone. */
export const moment = (date: Date, timeZone: string, now: Now) =>
  dateFormat(timeZone, {
    ...yearUnless(now !== null && yearIn(timeZone, date) === yearIn(timeZone, now)),
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(date)

/** A calendar date is the same day in every zone. */
const day = (date: string, timeZone: string, now: Now) =>
  dateFormat('UTC', yearUnless(now !== null && date.slice(0, 4) === yearIn(timeZone, now))).format(
    new Date(`${date}T00:00:00Z`),
  )

/** "Wed, Nov 25, 9:00 AM CST" or "Wed, Nov 25 to Wed, Dec 2, dropoff: Morning (8 AM-12 PM)". */
export const whenOf = (
  { pickupDateTime, dropoffDate, pickupDate, dropoffTimePreference, timeZone }: MailedJob,
  now: Now,
) => {
  if (pickupDateTime) return moment(new Date(pickupDateTime), timeZone, now)
  const days = [dropoffDate, pickupDate].filter(date => date !== null).map(date => day(date, timeZone, now))
  const preference = dropoffTimePreference && `dropoff: ${timePreferences[dropoffTimePreference]}`
  return [days.join(' to '), preference].filter(Boolean).join(', ')
}

/** "Junk Pickup: A piano and two boxes" or "10 yard (12'x8'x3.5') dumpster for 7 days". */
export const whatOf = (job: MailedJob) =>
  job.type === 'dumpster_rental'
    ? rentalWords(job)
    : [serviceTypes[job.type], job.description?.replace(/\s+/g, ' ').trim()].filter(Boolean).join(': ')

/** A typed text may already end with a period. */
export const sentences = (...parts: string[]) =>
  parts.map((part, at) => (at === parts.length - 1 || /[.!?…]$/.test(part) ? part : `${part}.`)).join(' ')

export const serviceOf = ({ type }: MailedJob): string => serviceTypes[type].toLowerCase()

/** For the customer, the assigned vendor, and anyone else who may read the details. */
export const factsOf = (job: MailedJob, now: Now): MailFact[] => [
  ['What', whatOf(job)],
  ['When', whenOf(job, now)],
  ['Where', `${job.address}, ${job.zipCode}`],
]

/** For a vendor who may no longer read the details. */
export const factsOfClosed = (job: MailedJob, now: Now): MailFact[] => [
  ['What', serviceTypes[job.type]],
  ['When', dayOf(job, now)],
  ['Where', job.zipCode],
]

/** The requested time, without the details. */
const dayOf = ({ pickupDateTime, dropoffDate, timeZone }: MailedJob, now: Now) =>
  pickupDateTime ? moment(new Date(pickupDateTime), timeZone, now) : day(dropoffDate ?? '', timeZone, now)
