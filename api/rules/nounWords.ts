import * as accounts from './accounts/accountWords.js'
import * as admin from './admin/adminWords.js'
import * as applications from './applications/applicationWords.js'
import * as bids from './bids/bidWords.js'
import * as board from './board/boardWords.js'
import * as businesses from './businesses/businessWords.js'
import * as cards from './cards/cardWords.js'
import * as changeOrders from './changeOrders/changeOrderWords.js'
import * as charges from './charges/chargeWords.js'
import * as cleanup from './cleanup/cleanupWords.js'
import * as closing from './closing/closingWords.js'
import * as deals from './deals/dealWords.js'
import * as exports from './exports/exportWords.js'
import * as guidance from './guidance/guidanceWords.js'
import * as jobs from './jobs/jobWords.js'
import * as ledger from './ledger/ledgerWords.js'
import * as live from './live/liveWords.js'
import * as mails from './mails/mailWords.js'
import * as messages from './messages/messageWords.js'
import * as notices from './notices/noticeWords.js'
import * as offers from './offers/offerWords.js'
import * as payments from './payments/paymentWords.js'
import * as people from './people/peopleWords.js'
import * as questions from './questions/questionWords.js'
import * as ratings from './ratings/ratingWords.js'
import * as statements from './statements/statementWords.js'
import * as stock from './stock/stockWords.js'
import * as support from './support/supportWords.js'
import * as uploads from './uploads/uploadWords.js'
import * as vendors from './vendors/vendorWords.js'
import * as visits from './visits/visitWords.js'

/** Every noun's words. Acts need them as soon as they load, so they can't come from the manifests. */
const nouns = [
  accounts,
  uploads,
  notices,
  vendors,
  businesses,
  cards,
  jobs,
  stock,
  visits,
  charges,
  ledger,
  payments,
  people,
  statements,
  bids,
  offers,
  changeOrders,
  board,
  deals,
  ratings,
  messages,
  questions,
  guidance,
  support,
  applications,
  mails,
  admin,
  exports,
  closing,
  cleanup,
  live,
]

type Noun = (typeof nouns)[number]
type Words<Key extends PropertyKey> = Extract<Noun, Record<Key, object>>[Key &
  keyof Extract<Noun, Record<Key, object>>]
type AsOne<Union> = (Union extends object ? (one: Union) => void : never) extends (one: infer All) => void
  ? All
  : never

const joined = <Key extends 'refusals' | 'tasks' | 'audited'>(key: Key): AsOne<Words<Key>> =>
  Object.assign({}, ...nouns.map(noun => (key in noun ? noun[key as keyof typeof noun] : {})))

/** Why acts refuse, with the default message to users. */
export const refusals = joined('refusals')

/** Each background task as admins read it. */
export const taskWords = joined('tasks')
export type TaskName = keyof typeof taskWords

/** Every act of an admin that the log records. */
export const auditActions = joined('audited')
export type AuditAction = keyof typeof auditActions
