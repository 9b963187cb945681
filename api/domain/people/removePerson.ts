import { act } from '../act.js'
import { audit } from '../audit/audit.js'
import { refuse } from '../conflicts.js'
import { endWork, withdrawInvitation } from './endWork.js'
import { otherOwners, personOfBusiness } from './holdPeople.js'
import { isInvited, whyNotEndOwning } from './peoplePolicy.js'

/** Takes somebody out of the business at once, or withdraws their invitation. Does nothing if they are out already. */
export const removePerson = act(personOfBusiness, async (acting): Promise<boolean> => {
  const { tx, context, viewer, tell, people, held, person } = acting
  if (person.leftAt !== null) return true
  refuse(whyNotEndOwning(people, person))
  const { userId: personId, role } = person
  const to = otherOwners(acting, viewer.personId, personId)
  audit(tx, context, viewer, { action: 'removePerson', subjectId: personId, before: { role } })
  tell('person_removed', { to, data: { personId } })
  if (isInvited(person)) {
    await withdrawInvitation(acting, person, held.get(personId)!)
    return true
  }
  await endWork(acting, person)
  if (personId !== viewer.personId)
    tell('own_work_ended', { to: [personId], data: { businessId: viewer.id } })
  return true
})
