import { forVendors, kind } from '../notices/noticeKind.js'
import { capital } from '../text.js'
import type { VisitKind } from '../visits/visits.js'
import { type WindowIn, windowWords } from '../visits/windowWords.js'

type OfVisit = { visitId: string; visitKind: VisitKind } & WindowIn

const toToday = () => '/?tab=today'

/** To the person who does the visit. They name no price, since drivers read none. */
export const boardNotices = {
  visit_assigned: kind<OfVisit>({
    label: 'A visit was assigned to you',
    readers: forVendors('jobs'),
    mail: 'if_unread',
    people: 'self',
    words: (assigned, { visit }) =>
      `${capital(visit(assigned))} is assigned to you: ${windowWords(assigned)}.`,
    path: toToday,
  }),
  visit_unassigned: kind<OfVisit>({
    label: 'A visit is no longer assigned to you',
    readers: forVendors('jobs'),
    mail: 'if_unread',
    people: 'self',
    words: (assigned, { visit }) =>
      `${capital(visit(assigned))} is no longer yours: ${windowWords(assigned)}.`,
    path: toToday,
  }),
} as const
