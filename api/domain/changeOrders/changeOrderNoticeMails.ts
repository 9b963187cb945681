import type { changeOrderNotices } from '../../rules/changeOrders/changeOrderNotices.js'
import type { FactsOf, MailsOf } from '../NoticeMail.js'
import { factsOfChange } from './factsOfChange.js'

const FOR_CHANGES = "You're a party to the job and get emails about its changes."

const NOTHING_CHANGES = 'Nothing changes unless you accept it.'

/** The change as it is now. */
const factsOfProposal: FactsOf<{ changeOrderId: string }> = async (app, { data }, { about }, price) => [
  ...(await factsOfChange(app, data.changeOrderId)),
  ...about,
  ...price,
]

export const changeOrderNoticeMails: MailsOf<keyof typeof changeOrderNotices> = {
  change_proposed: {
    facts: factsOfProposal,
    more: NOTHING_CHANGES,
    button: 'Open the job',
    why: FOR_CHANGES,
  },
  change_ending: { facts: factsOfProposal, more: NOTHING_CHANGES, button: 'Open the job', why: FOR_CHANGES },
  change_expired: {
    facts: factsOfProposal,
    more: 'Nothing has changed. You can propose it again.',
    button: 'Open the job',
    why: FOR_CHANGES,
  },
  change_decided: { facts: factsOfProposal, button: 'Open the job', why: FOR_CHANGES },
}
