import { INVITATION_DAYS, MOST_PEOPLE } from '../../rules/people/roles.js'
import { type BusinessPerson, isWorking } from '../accounts/BusinessPerson.js'
import type { User } from '../accounts/User.js'
import type { ConflictReason } from '../conflicts.js'

type Row = Pick<BusinessPerson, 'userId' | 'vendorId' | 'role' | 'invitedAt' | 'joinedAt' | 'leftAt'>

/** Invited, and neither joined nor withdrawn. */
export const isInvited = ({ joinedAt, leftAt }: Pick<Row, 'joinedAt' | 'leftAt'>): boolean =>
  joinedAt === null && leftAt === null

export const ownersOf = <Person extends Row>(people: readonly Person[]): Person[] =>
  people.filter(person => isWorking(person) && person.role === 'owner')

/** Why somebody can't stop being an owner. `people` are all people of the business. */
export const whyNotEndOwning = (people: readonly Row[], { userId }: Row): ConflictReason | null => {
  const owners = ownersOf(people)
  return owners.length === 1 && owners[0]!.userId === userId ? 'LAST_OWNER' : null
}

const hasLapsed = ({ invitedAt }: Row, now: Date): boolean =>
  invitedAt !== null && invitedAt.getTime() + INVITATION_DAYS * 86_400_000 <= now.getTime()

interface Invited {
  account: Pick<User, 'userType' | 'isActive' | 'closedAt'>
  person: Row | null
  /** Whether others work for the business that the account founded. */
  isFounder: boolean
}

/** Why an email with an account can't be invited to a business: only somebody who works nowhere now can. */
export const whyNotInvite = (
  { account, person, isFounder }: Invited,
  vendorId: string,
  now: Date,
): ConflictReason | null => {
  const isOpen = account.userType === 'vendor' && account.isActive && account.closedAt === null
  if (!isOpen || !person || isWorking(person)) return 'WORKS_ELSEWHERE'
  if (person.vendorId === vendorId) return null
  // Founders can come back, but what belongs to their business must not go with them.
  if (isFounder) return 'WORKS_ELSEWHERE'
  return isInvited(person) && !hasLapsed(person, now) ? 'WORKS_ELSEWHERE' : null
}

/** Why nobody else can be invited. Inviting somebody of the business again changes nothing. */
export const whyNotOneMore = (
  people: readonly Row[],
  vendorId: string,
  known: Row | null,
): ConflictReason | null => {
  const own = people.filter(person => person.vendorId === vendorId && person.leftAt === null)
  const isAgain = own.some(({ userId }) => userId === known?.userId)
  return !isAgain && own.length >= MOST_PEOPLE ? 'TOO_MANY_PEOPLE' : null
}

export type WayToClose = 'account' | 'person' | 'founder'

/**
 * What closing somebody's account means. It takes the business along if they founded it and nobody else works for it. Otherwise only
 * what is theirs goes. `people` are all people of their business.
 */
export const wayToClose = (userId: string, own: Row | null, people: readonly Row[]): WayToClose => {
  if (!own) return 'account'
  if (own.vendorId !== userId) return 'person'
  return people.some(person => isWorking(person) && person.userId !== userId) ? 'founder' : 'account'
}

/** The first and last name of an account that goes on as a business. */
export const namesOfBusiness = (name: string | null): Pick<User, 'firstName' | 'lastName'> => {
  const [firstName, ...rest] = (name ?? 'Haulbid vendor').trim().split(/\s+/)
  return { firstName: firstName!, lastName: rest.join(' ') || 'Business' }
}
