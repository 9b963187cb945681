import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { notFound } from '../../platform/errors.js'
import { BusinessPerson } from '../accounts/BusinessPerson.js'
import { lockActive } from '../accounts/lockActive.js'
import type { User } from '../accounts/User.js'
import type { Acting, Subject } from '../act.js'
import { ownersOf } from './peoplePolicy.js'

export interface People {
  /** The locked accounts: the business, its people, and the others. */
  held: Map<string, User>
  /** Everybody at work in the business or invited to it, and of those who left the ones asked for. */
  people: BusinessPerson[]
}

/** Their rows by account, as nobody has locked them. */
const rowsOf = (tx: EntityManager, vendorId: string, userIds: readonly string[]) =>
  tx.fork({ keepTransactionContext: true }).find(BusinessPerson, {
    $or: [{ vendorId, leftAt: null }, { userId: { $in: [...userIds] } }],
  })

/**
 * Locks the accounts of everybody in a business by id, then their rows, so that who works there and as what changes one act
 * after the other. An act that starts in between waits for the lock on the business's account.
 */
export const holdPeople = async (
  { tx, viewer }: Pick<Acting, 'tx' | 'viewer'>,
  vendorId: string,
  others: readonly string[] = [],
): Promise<People> => {
  const found = await rowsOf(tx, vendorId, others)
  const ids = [vendorId, ...found.map(({ userId }) => userId), ...others]
  const held = await lockActive(tx, viewer, { others: ids, lockMode: LockMode.PESSIMISTIC_WRITE })
  const people = await tx.find(
    BusinessPerson,
    { $or: [{ vendorId, leftAt: null }, { userId: { $in: [...others] } }] },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { userId: 'asc' }, refresh: true },
  )
  return { held, people }
}

interface OnePerson extends People {
  person: BusinessPerson
}

/** Somebody of the viewer's business. NOT_FOUND for everybody else, whose account is not locked either. */
export const personOfBusiness: Subject<string, OnePerson> = {
  by: ['vendor'],
  async hold(acting, personId) {
    const { tx, viewer } = acting
    const found = await rowsOf(tx, viewer.id, [personId])
    const isTheirs = found.some(({ userId, vendorId }) => userId === personId && vendorId === viewer.id)
    if (!isTheirs) throw notFound('Person')
    const { held, people } = await holdPeople(acting, viewer.id, [personId])
    const person = people.find(({ userId, vendorId }) => userId === personId && vendorId === viewer.id)
    if (!person) throw notFound('Person')
    return { held, people, person }
  },
}

/** The owners to notify, except these people. One who became an owner only now has no locked account, and knows. */
export const otherOwners = ({ people, held }: People, ...except: string[]): string[] =>
  ownersOf(people)
    .map(({ userId }) => userId)
    .filter(id => held.has(id) && !except.includes(id))
