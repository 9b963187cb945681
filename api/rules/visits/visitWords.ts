import type { TaskWords } from '../admin/logWords.js'
import { audits } from '../audit/audits.js'
import type { VisitMove } from './visitGraph.js'

export const tasks = {
  remindOfVisits: { name: 'Reminders of visits' },
  extendStock: { name: "Dumpsters that aren't back" },
} satisfies Record<string, TaskWords>

/** Why acts of this noun refuse, with the default message to users. */
export const refusals = {
  VISIT_STATE: 'This visit has already moved on',
  VISIT_EARLY: "It's too early to set off for this visit",
  VISIT_FAILED: "A visit couldn't be done. Schedule it again before you complete the job.",
  TOO_MANY_VISITS: 'This job has had too many visits. Please write to support.',
  PHOTO_NEEDED: 'Add a photo to finish this visit',
  EVIDENCE_NEEDED: 'Add a photo of the scale ticket to charge for weight',
} as const

type MovedVisit = Exclude<VisitMove, 'begin' | 'finish' | 'cancel'>

/** The acts of admins that the log records. */
export const audited = audits<`${MovedVisit}Visit` | 'scheduleVisit' | 'decideVisitDispute'>('Order', {
  startVisit: 'Visits: on the way',
  undoVisit: 'Visits: not on the way yet',
  arriveVisit: 'Visits: arrived',
  completeVisit: 'Visits finished',
  failVisit: "Visits that couldn't be done",
  scheduleVisit: 'Visits scheduled again',
  decideVisitDispute: 'Disputed visits decided',
})
