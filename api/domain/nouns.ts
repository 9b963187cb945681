import type { TaskTable } from '../platform/queue/Task.js'
import type { JobNeed } from '../rules/jobs/jobNeeds.js'
import { accounts } from './accounts/accounts.noun.js'
import { admin } from './admin/admin.noun.js'
import { agenda } from './agenda/agenda.noun.js'
import { applications } from './applications/applications.noun.js'
import { audit } from './audit/audit.noun.js'
import { bids } from './bids/bids.noun.js'
import { board } from './board/board.noun.js'
import { businesses } from './businesses/businesses.noun.js'
import { cards } from './cards/cards.noun.js'
import { changeOrders } from './changeOrders/changeOrders.noun.js'
import { charges } from './charges/charges.noun.js'
import { cleanup } from './cleanup/cleanup.noun.js'
import { closing } from './closing/closing.noun.js'
import { deals } from './deals/deals.noun.js'
import { demo } from './demo/demo.noun.js'
import { exports } from './exports/exports.noun.js'
import type { FileRoutes } from './FileRoutes.js'
import { guidance } from './guidance/guidance.noun.js'
import { jobs } from './jobs/jobs.noun.js'
import { ledger } from './ledger/ledger.noun.js'
import { live } from './live/live.noun.js'
import { mails } from './mails/mails.noun.js'
import { noticeMails } from './mails/writeNoticeMail.js'
import { messages } from './messages/messages.noun.js'
import { notices } from './notices/notices.noun.js'
import type { Noun } from './noun.js'
import { offers } from './offers/offers.noun.js'
import { payments } from './payments/payments.noun.js'
import { people } from './people/people.noun.js'
import { questions } from './questions/questions.noun.js'
import type { Queued } from './queued.js'
import { ratings } from './ratings/ratings.noun.js'
import { statements } from './statements/statements.noun.js'
import { stock } from './stock/stock.noun.js'
import { support } from './support/support.noun.js'
import { queuedTasks } from './TaskPayloads.js'
import type { UserData } from './UserData.js'
import { uploads } from './uploads/uploads.noun.js'
import { vendors } from './vendors/vendors.noun.js'
import { visits } from './visits/visits.noun.js'

/** The nouns from the lowest to the highest: each imports only those before it, and says why it stands where it does. */
export const nouns: readonly Noun[] = [
  accounts,
  audit,
  uploads,
  notices,
  vendors,
  businesses,
  cards,
  jobs,
  stock,
  visits,
  people,
  charges,
  ledger,
  payments,
  statements,
  bids,
  offers,
  changeOrders,
  board,
  deals,
  ratings,
  agenda,
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
  demo,
]

for (const { to, added } of nouns.flatMap(({ adds = [] }) => adds)) to.added!.push(added)
Object.assign(noticeMails, ...nouns.map(({ mails }) => mails))

export const entities = nouns.flatMap(({ entities = [] }) => entities)
export const resolvers = nouns.flatMap(({ resolvers = [] }) => resolvers)

export const demos = nouns.flatMap(({ demo = [] }) => demo)

const rest = nouns.flatMap(({ rest = [] }) => rest)
export const routes = rest.flatMap(({ routes }) => routes)
/** The operations of all REST paths, in one document. */
export const operationsText = rest.map(({ operations }) => operations).join('\n')
export const files: FileRoutes = Object.assign({}, ...nouns.map(({ files }) => files))

export const needyJobs: Record<JobNeed, string> = Object.assign({}, ...nouns.map(({ needs }) => needs))

/** Passed to the queue at the start. */
export const tasks: TaskTable = Object.assign({}, ...nouns.map(({ tasks }) => tasks))

/** Lines of cron for the queue. */
export const schedule: readonly string[] = Object.entries<Queued<never>>(queuedTasks).flatMap(
  ([name, { cron, fill, attempts = 3 }]) =>
    cron ? [`${cron} ${name} ?${fill ? `fill=${fill}&` : ''}max=${attempts}&jobKey=${name}`] : [],
)

export const userData: UserData = {
  exported: nouns.flatMap(({ exported = {} }) =>
    Object.entries(exported).map(([name, section]) => ({ name, ...section })),
  ),
  // From the lowest noun on, so that files are released before the documents and businesses to which they refer.
  erased: nouns.flatMap(({ erased = [] }) => erased),
  expired: nouns.flatMap(({ expired = [] }) => expired),
  written: nouns.flatMap(({ written = [] }) => written),
}
