import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { count } from '../../platform/limits/throttle.js'
import { peopleRates } from '../../rules/people/peopleBounds.js'
import { BusinessPerson } from '../accounts/BusinessPerson.js'
import { countMade } from '../accounts/countMade.js'
import { inviteUser } from '../accounts/inviteUser.js'
import { PasswordToken } from '../accounts/PasswordToken.js'
import { findByEmail, type User } from '../accounts/User.js'
import { type Acting, act, type Subject } from '../act.js'
import { audit } from '../audit/audit.js'
import { conflictOn, refuse } from '../conflicts.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import { holdPeople, otherOwners, type People } from './holdPeople.js'
import type { InvitePersonInput } from './inputs.js'
import { whyNotInvite, whyNotOneMore } from './peoplePolicy.js'

/** Limits the mails to one address, whoever sends them. */
const INVITATIONS = { name: 'person-invitation', most: 3, seconds: 3600 }
const SENT_ENOUGH = 'This person was invited three times in the last hour. Please try again later.'

interface Inviting extends People {
  account: User | null
  /** The account's row, in this business or another one. */
  known: BusinessPerson | null
}

const business: Subject<InvitePersonInput, Inviting> = {
  by: ['vendor'],
  async hold(acting, { email }) {
    const { tx, viewer } = acting
    const em = tx.fork({ keepTransactionContext: true })
    const found = await findByEmail(em, email)
    // Others can't be invited, so they aren't locked either.
    const isKnown = found !== null && (await em.count(BusinessPerson, { userId: found.id })) > 0
    const { held, people } = await holdPeople(acting, viewer.id, isKnown ? [found.id] : [])
    const account = (found && (held.get(found.id) ?? found)) ?? null
    const known = people.find(({ userId }) => userId === account?.id) ?? null
    return { held, people, account, known }
  },
}

/** The first invitation writes down who founded the business. */
const addFounder = async ({ tx, viewer }: Acting, { held, people }: People): Promise<void> => {
  if (people.some(({ userId }) => userId === viewer.personId)) return
  const { createdAt } = held.get(viewer.id)!
  const founder = { userId: viewer.id, vendorId: viewer.id, role: 'owner', joinedAt: createdAt } as const
  people.push(tx.create(BusinessPerson, founder))
  await tx.flush()
}

/** Somebody without an account gets one, without a password. */
const accountOf = async (acting: Acting & Inviting, { email, firstName, lastName }: InvitePersonInput) => {
  const { tx, context, account, now } = acting
  if (!account) return inviteUser(tx, context, { email, firstName, lastName, userType: 'vendor' })
  // Names that its owner has chosen stay.
  if (account.password === null) {
    account.firstName = firstName.trim()
    account.lastName = lastName.trim()
    account.invitedAt = now
  }
  await tx.nativeDelete(PasswordToken, { userId: account.id, purpose: 'invitation', usedAt: null })
  await enqueue(tx, 'invitationMail', { userId: account.id })
  return account
}

const invite = act(business, async (acting, input: InvitePersonInput) => {
  const { tx, context, viewer, now, tell, people, account, known } = acting
  await countMade(context, tx, viewer, peopleRates.invitations)
  if (account) {
    const others = { vendorId: account.id, userId: { $ne: account.id }, leftAt: null }
    const isFounder = (await tx.count(BusinessPerson, others)) > 0
    const why = whyNotInvite({ account, person: known, isFounder }, viewer.id, now)
    if (why) throw conflictOn('email', why)
  }
  await addFounder(acting, acting)
  refuse(whyNotOneMore(people, viewer.id, known))
  const user = await accountOf(acting, input)
  const { role } = input
  const person = known ?? tx.create(BusinessPerson, { userId: user.id, vendorId: viewer.id, role })
  Object.assign(person, {
    vendorId: viewer.id,
    role,
    invitedById: viewer.personId,
    invitedAt: now,
    joinedAt: null,
    leftAt: null,
    lastSeenAt: null,
  })
  audit(tx, context, viewer, { action: 'invitePerson', subjectId: user.id, after: { role } })
  const to = otherOwners(acting, viewer.personId)
  tell('person_invited', { to, data: { personId: user.id, role } })
  return user.id
})

/** Two businesses may invite the same new person at the same time. */
const worksElsewhere = (error: unknown): never => {
  throw error instanceof UniqueConstraintViolationException ? conflictOn('email', 'WORKS_ELSEWHERE') : error
}

/** Mails somebody an invitation to the viewer's business, or the same one again. Returns the id of their account. */
export async function invitePerson(context: Context, input: InvitePersonInput): Promise<string> {
  await context.signedIn('vendor')
  await count(context, INVITATIONS, input.email.toLowerCase(), SENT_ENOUGH)
  return invite(context, input, input).catch(worksElsewhere)
}
