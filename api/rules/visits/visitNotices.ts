import {
  forAdmins,
  forCustomers,
  kind,
  ofJobs,
  toJob,
  toJobOf,
  toOrder,
  toOrderOfAdmin,
} from '../notices/noticeKind.js'
import { capital } from '../text.js'
import { type FailureReason, failureReasons, type VisitKind } from './visits.js'
import { hoursWords, timeWords, type WindowIn, windowWords } from './windowWords.js'

type OfVisit = { visitId: string; visitKind: VisitKind } & WindowIn

export const visitNotices = {
  visit_on_the_way: kind<OfVisit & { eta: string }>({
    label: 'The vendor is on the way',
    readers: forCustomers('orders'),
    mail: 'now',
    words: ({ eta, timeZone }, { vendor, order }) =>
      `${vendor ?? 'The vendor'} is on the way for ${order}, expected at ${timeWords(eta, timeZone)}.`,
    path: toOrder,
  }),
  visit_arrived: kind<OfVisit>({
    label: 'The vendor has arrived',
    readers: forCustomers('orders'),
    mail: 'if_unread',
    words: (_, { vendor, order }) => `${vendor ?? 'The vendor'} has arrived for ${order}.`,
    path: toOrder,
  }),
  visit_done: kind<OfVisit>({
    label: 'A visit is done, and another one is to come',
    readers: forCustomers('orders'),
    mail: 'if_unread',
    words: (done, { vendor, visit }) => `${vendor ?? 'The vendor'} finished ${visit(done)}.`,
    path: toOrder,
  }),
  visit_failed: kind<OfVisit & { reason: FailureReason; isCalledOff?: boolean }>({
    label: "A visit couldn't be done",
    readers: forCustomers('orders'),
    mail: 'now',
    words: (failed, { vendor, visit }) => [
      `${vendor ?? 'The vendor'} ${failed.isCalledOff ? 'called off' : "couldn't do"} ${visit(failed)}.`,
      `The reason: ${failureReasons[failed.reason].toLowerCase()}.`,
    ],
    path: toOrder,
  }),
  visit_start_undone: kind<OfVisit>({
    label: 'A vendor is not on the way after all',
    readers: forCustomers('orders'),
    mail: 'now',
    words: (visit, { vendor, order }) => [
      `${vendor ?? 'The vendor'} isn't on the way after all.`,
      `The time for ${order} stays as agreed: ${windowWords(visit)}.`,
    ],
    path: toOrder,
  }),
  visit_disputed: kind<OfVisit & { reason: FailureReason | null }>({
    label: "The customer says that a visit didn't fail as reported, or that nobody came for a pickup",
    readers: { vendor: 'jobs', admin: 'charges' },
    mail: 'now',
    words: (disputed, { customer, visit }) =>
      disputed.reason
        ? [
            `${customer ?? 'The customer'} disputes the report about ${visit(disputed)}.`,
            `The reported reason: ${failureReasons[disputed.reason].toLowerCase()}. It doesn't count until Haulbid decides.`,
          ]
        : [`${customer ?? 'The customer'} says that nobody came for ${visit(disputed)}.`, 'Haulbid decides.'],
    path: about => (about.role === 'admin' ? toOrderOfAdmin(about) : toJob(about)),
  }),
  visit_dispute_decided: kind<OfVisit & { reason: FailureReason | null; stands?: boolean }>({
    label: 'An admin decided about a disputed visit',
    readers: ofJobs,
    mail: 'now',
    words: (disputed, { visit }) =>
      disputed.reason
        ? [
            `Haulbid decided about ${visit(disputed)}: the report ${disputed.stands ? 'stands' : "doesn't stand"}.`,
            `The reported reason: ${failureReasons[disputed.reason].toLowerCase()}.`,
          ]
        : `Haulbid decided about ${visit(disputed)}: the vendor ${disputed.stands ? "isn't" : 'is'} at fault.`,
    path: toJobOf,
  }),
  rental_ending: kind<OfVisit>({
    label: 'A rental ends in two days',
    readers: forCustomers('orders'),
    mail: 'now',
    words: (visit, { order, withOther }) => [
      `${capital(order)} ends in two days.`,
      `The pickup${withOther} is on ${windowWords(visit)}.`,
    ],
    path: toOrder,
  }),
  visit_scheduled: kind<OfVisit>({
    label: 'The other party scheduled a failed visit again',
    readers: ofJobs,
    people: 'drivers',
    mail: 'now',
    words: (again, { visit, withOther }) =>
      `${capital(visit(again))}${withOther} is scheduled again: ${windowWords(again)}.`,
    path: toJobOf,
  }),
  visit_tomorrow: kind<OfVisit>({
    label: 'A visit is tomorrow',
    readers: ofJobs,
    people: 'drivers',
    mail: 'now',
    words: (next, { visit, withOther }) => `Tomorrow ${hoursWords(next)}: ${visit(next)}${withOther}.`,
    path: toJobOf,
  }),
  visit_late: kind<OfVisit>({
    label: 'A visit is half an hour late',
    readers: ofJobs,
    people: 'drivers',
    mail: 'now',
    words: (late, { visit, withOther }) => [
      `${capital(visit(late))}${withOther} is late.`,
      `It should have begun by ${timeWords(late.windowEnd, late.timeZone)}.`,
    ],
    path: toJobOf,
  }),
  visit_overdue: kind<OfVisit>({
    label: 'A vendor is two hours late',
    readers: forAdmins('late'),
    mail: 'now',
    words: (late, { vendor, customer, visit }) => [
      `${vendor ?? 'The vendor'} is two hours late.`,
      `Nobody has come for ${visit(late)}${customer === null ? '' : ` of ${customer}`}.`,
    ],
    path: toOrderOfAdmin,
  }),
} as const
