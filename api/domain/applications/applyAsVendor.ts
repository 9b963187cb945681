import type { EntityManager } from '@mikro-orm/postgresql'
import { count } from '../../platform/limits/throttle.js'
import { orNull } from '../../rules/text.js'
import { scaled } from '../accounts/quotas.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import { tell } from '../tell.js'
import type { VendorApplicationInput } from './inputs.js'
import { VendorApplication } from './VendorApplication.js'

const BY_ADDRESS = { name: 'application', most: 10, seconds: 3600 }
const BY_EMAIL = { name: 'application-email', most: 3, seconds: 86_400 }
/** Each is a mail to all admins, so the number is one they can read. */
const OF_ALL = { name: 'application-all', most: 200, seconds: 86_400 }

const ENOUGH = 'We have several applications with this email from the last day. We will write to you there.'
const TOO_MANY = 'More people applied today than we can answer. Please try again tomorrow.'

/** The table never grows beyond this. */
const MOST_WAITING = 2000

/** One for each set of services, plus one. */
const MOST_ALIKE = 4

type Said = Pick<
  VendorApplication,
  'businessName' | 'firstName' | 'lastName' | 'email' | 'phone' | 'zipCode' | 'services' | 'message'
>

/** For pg_advisory_xact_lock, so that simultaneous applications count each other: "appl" in ASCII. */
const LOCK = 0x6170706c

/**
 * True if the same application is already waiting, because someone pressed twice or resent it after losing the
 * answer.
 */
const isWaiting = async (tx: EntityManager, said: Said): Promise<boolean> => {
  const { services, ...texts } = said
  const alike = await tx.find(VendorApplication, { ...texts, status: 'waiting' }, { limit: MOST_ALIKE })
  return alike.some(one => one.services.join() === services.join())
}

/**
 * Records the application and returns the same answer whether or not the email has an account, so applicants learn
 * nothing about others. The same application sent twice is recorded once.
 */
export async function applyAsVendor(context: Context, input: VendorApplicationInput): Promise<void> {
  const { now, app, caller } = context
  await count(context, BY_ADDRESS, caller.address)
  await count(context, BY_EMAIL, input.email.toLowerCase(), ENOUGH)
  await count(context, OF_ALL, 'all', TOO_MANY)
  const { businessName, firstName, lastName, email, phone, zipCode, services, message } = input
  const said: Said = {
    businessName: businessName.trim(),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email,
    phone,
    zipCode,
    services: [...services].sort(),
    message: orNull(message),
  }
  await context.act(async tx => {
    await tx.execute(`select pg_advisory_xact_lock(${LOCK})`)
    if (await isWaiting(tx, said)) return
    const waiting = await tx.count(VendorApplication, { status: 'waiting' })
    if (waiting >= scaled(app.config, MOST_WAITING)) throw conflict('APPLICATIONS_FULL')
    const application = tx.create(VendorApplication, { ...said, createdAt: now, consentedAt: now })
    await tx.flush()
    await enqueue(tx, 'applicationMail', { applicationId: application.id })
    await tell(tx, context, {
      kind: 'application_received',
      to: 'admins',
      data: { applicationId: application.id },
      eventId: application.id,
    })
  })
}
