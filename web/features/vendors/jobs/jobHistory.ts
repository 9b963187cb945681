import type { VendorJobState_JobFragment } from '../../../generated/graphql.js'

type Event = VendorJobState_JobFragment['history'][number]

const did = ({ fromStatus, toStatus }: Event): string => {
  if (fromStatus === null) return 'posted the job'
  if (toStatus === 'pending') return 'gave the job back'
  if (toStatus === 'accepted') return 'accepted the bid'
  if (toStatus === 'in_progress') return 'started the job'
  return toStatus === 'completed' ? 'completed the job' : 'cancelled the job'
}

/** "You started the job"; "Jane Roe cancelled the job: sold the couch". */
export const historyWords = (event: Event, vendorId: string | null): string => {
  const { actor, reason } = event
  const who = actor.id === vendorId ? 'You' : `${actor.firstName} ${actor.lastName}`
  return `${who} ${did(event)}${reason ? `: ${reason}` : ''}`
}
