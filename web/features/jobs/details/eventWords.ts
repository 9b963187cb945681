import { vendorBy } from '@rules/businesses/vendorName.js'
import { userTypes } from '@rules/kinds.js'
import type { UserType } from '../../../generated/schema.js'
import { fullName } from '../../../ui/text/fullName.js'
import { sideId } from '../../accounts/sideId.js'
import type { JobHistory_EventFragment } from '../generated/jobs.js'

type Event = JobHistory_EventFragment

const did = ({ fromStatus, toStatus, actor, vendorDidNotCome }: Event): string => {
  const isByAdmin = actor?.userType === 'admin'
  switch (toStatus) {
    case 'pending':
      if (fromStatus === null) return 'posted the request'
      if (fromStatus === 'pending') return 'changed the request'
      if (vendorDidNotCome) return 'took the job from its vendor because nobody came'
      return isByAdmin ? 'took the job from its vendor' : 'gave the job back'
    case 'accepted':
      return isByAdmin ? 'gave the job to another vendor' : 'accepted a bid'
    case 'in_progress':
      return 'started the work'
    case 'completed':
      return 'completed the work'
    default:
      if (vendorDidNotCome) return 'cancelled the order because nobody came'
      return actor ? 'cancelled the order' : 'closed the order'
  }
}

type Viewer = { id: string; userType: UserType; business?: { id: string } | null } | null

/** Customers and vendors see an admin as Haulbid; admins see everyone's name. */
const who = ({ actor, person }: Event, viewer: Viewer): string => {
  if (!actor) return 'Haulbid'
  if (viewer?.userType === 'admin') return `${fullName(actor)} (${userTypes[actor.userType]})`
  if (viewer && actor.id === sideId(viewer))
    return person && person.id !== viewer.id ? person.firstName : 'You'
  return actor.userType === 'admin' ? 'Haulbid' : vendorBy(actor, person)
}

/** "Dale Hart started the work" */
export const eventWords = (event: Event, viewer: Viewer): string => `${who(event, viewer)} ${did(event)}`
