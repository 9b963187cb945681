import { notFound } from '../../platform/errors.js'
import type { PersonRole } from '../../rules/people/roles.js'
import { ApiToken } from '../accounts/ApiToken.js'
import { isWorking } from '../accounts/BusinessPerson.js'
import { act } from '../act.js'
import { audit } from '../audit/audit.js'
import { refuse } from '../conflicts.js'
import { removeUnheard } from '../notices/removeUnheard.js'
import { otherOwners, personOfBusiness } from './holdPeople.js'
import { whyNotEndOwning } from './peoplePolicy.js'

/** Gives somebody another role, or their open invitation. Tokens are an owner's, so they end with that role, as do notices. */
export const changeRole = act(personOfBusiness, async (acting, role: PersonRole) => {
  const { tx, context, viewer, now, tell, people, person } = acting
  if (person.leftAt !== null) throw notFound('Person')
  if (person.role === role) return
  if (role !== 'owner') refuse(whyNotEndOwning(people, person))
  const before = person.role
  const to = otherOwners(acting, viewer.personId, person.userId)
  person.role = role
  const { userId: personId } = person
  if (role !== 'owner')
    await tx.nativeUpdate(ApiToken, { userId: personId, revokedAt: null }, { revokedAt: now })
  audit(tx, context, viewer, {
    action: 'changeRole',
    subjectId: personId,
    before: { role: before },
    after: { role },
  })
  tell('person_role_changed', { to, data: { personId, role } })
  await removeUnheard(tx, personId, role)
  if (isWorking(person) && personId !== viewer.personId)
    tell('own_role_changed', { to: [personId], data: { role, businessId: viewer.id } })
})
