import type { VendorJobState_JobFragment } from '../../../generated/graphql.js'

type Event = VendorJobState_JobFragment['history'][number]

const did = ({ fromStatus, toStatus, actor }: Event): string => {
  const isByAdmin = actor.userType === 'admin'
  if (fromStatus === null) return 'posted the job'
  if (toStatus === 'pending') return isByAdmin ? 'took the job from its vendor' : 'gave the job back'
  if (toStatus === 'accepted') return isByAdmin ? 'gave the job to another vendor' : 'accepted the bid'
  if (toStatus === 'in_progress') return 'started the job'
  return toStatus === 'completed' ? 'completed the job' : 'cancelled the job'
}

/** "You started the job"; "Jane Roe cancelled the job: sold the couch". */
export const historyWords = (event: Event, vendorId: string | null): string => {
  const { actor, reason } = event
  const who = actor.id === vendorId ? 'You' : `${actor.firstName} ${actor.lastName}`
  return `${who} ${did(event)}${reason ? `: ${reason}` : ''}`
}
