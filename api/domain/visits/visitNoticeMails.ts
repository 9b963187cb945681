import type { visitNotices } from '../../rules/visits/visitNotices.js'
import { takesDumpster, type VisitKind } from '../../rules/visits/visits.js'
import { FOR_ADMINS, forPartiesAndAdmins, type MailsOf } from '../NoticeMail.js'

const FOR_VISITS = "You're a party to the job and get emails about its visits."

/** The dumpster stands at the address, so nobody can leave the vendor. */
const isForDumpster = ({ data }: { data: { visitKind: VisitKind } }) => takesDumpster(data.visitKind)

export const visitNoticeMails: MailsOf<keyof typeof visitNotices> = {
  visit_on_the_way: {
    button: 'Open your order',
    why: FOR_VISITS,
  },
  visit_arrived: { button: 'Open your order', why: FOR_VISITS },
  visit_done: {
    more: 'The times and photos are in your order.',
    button: 'Open your order',
    why: FOR_VISITS,
  },
  visit_failed: {
    more: "You can agree on another time. If that's not what happened, say so in your order.",
    button: 'Open your order',
    why: FOR_VISITS,
  },
  visit_start_undone: { button: 'Open your order', why: FOR_VISITS },
  visit_disputed: {
    subject: 'A visit is disputed',
    more: "The customer's words are with the visit.",
    button: 'Open the job',
    why: forPartiesAndAdmins,
  },
  visit_dispute_decided: {
    more: 'The reason is with the visit.',
    button: 'Open the job',
    why: FOR_VISITS,
  },
  rental_ending: {
    more: 'If the pickup is fine, there is nothing to do. If you need the dumpster longer, send your vendor a message today.',
    button: 'Open your order',
    why: FOR_VISITS,
  },
  visit_scheduled: {
    more: "If the time doesn't suit you, send a message.",
    button: 'Open the job',
    why: FOR_VISITS,
  },
  visit_tomorrow: {
    more: {
      customer: 'Please keep the way clear. If something has changed, send your vendor a message today.',
      vendor: 'If something has changed, send the customer a message today.',
    },
    button: 'Open the job',
    why: FOR_VISITS,
  },
  visit_late: {
    more: late => ({
      customer: isForDumpster(late)
        ? 'We have told the vendor. Days that they are late cost you nothing. Two hours after the agreed time you can press Nobody Came in your order.'
        : 'We have told the vendor. Two hours after the agreed time you can cancel the order free of charge, or open it for other vendors.',
      vendor: 'Say that you are on the way, or send the customer a message.',
    }),
    button: 'Open the job',
    why: FOR_VISITS,
  },
  visit_overdue: {
    more: late =>
      isForDumpster(late)
        ? 'The customer can now ask you to decide about it.'
        : 'The customer can now cancel the order, or open it for other vendors. You can also assign it to another vendor.',
    button: 'Open the order',
    why: FOR_ADMINS,
  },
}
