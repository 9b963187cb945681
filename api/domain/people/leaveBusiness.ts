import type { BusinessPerson } from '../accounts/BusinessPerson.js'
import { noSessionCookie } from '../accounts/cookies.js'
import { NOBODY } from '../accounts/worksFor.js'
import { type Acting, ownAct, type Subject } from '../act.js'
import { audit } from '../audit/audit.js'
import { conflict, refuse } from '../conflicts.js'
import type { Context } from '../context.js'
import { endWork } from './endWork.js'
import { holdPeople, otherOwners, type People } from './holdPeople.js'
import { whyNotEndOwning } from './peoplePolicy.js'

const ownWork: Subject<void, People> = {
  by: ['vendor'],
  atBrowser: true,
  hold: acting => holdPeople(acting, acting.viewer.id, [acting.viewer.personId]),
}

/** Ends the viewer's own work, if somebody else still owns the business. The owners hear. */
export const leave = async (acting: Acting & People, person: BusinessPerson): Promise<void> => {
  const { tx, context, viewer, tell, people } = acting
  refuse(whyNotEndOwning(people, person))
  const { userId: personId, role } = person
  const to = otherOwners(acting, personId)
  audit(tx, context, viewer, { action: 'leaveBusiness', subjectId: personId, before: { role } })
  await endWork(acting, person)
  tell('person_left', { to, data: { personId } })
}

const leaveOwn = ownAct(ownWork, async (acting): Promise<boolean> => {
  const { viewer, people } = acting
  const person = people.find(({ userId }) => userId === viewer.personId)
  // A business without rows has one owner.
  if (!person) throw conflict('LAST_OWNER')
  await leave(acting, person)
  return true
})

/** Signs them out everywhere. Does nothing for somebody who works nowhere. */
export const leaveBusiness = async (context: Context): Promise<void> => {
  if ((await context.signedIn('vendor')).id === NOBODY) return
  await leaveOwn(context)
  context.become(null)
  context.cookies.push(noSessionCookie(context.app.config))
}
