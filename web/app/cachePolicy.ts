import { joinCaches } from '../apollo/NounCache.js'
import { accountsCache } from '../features/accounts/accountsCache.js'
import { adminCache } from '../features/admin/adminCache.js'
import { agendaCache } from '../features/agenda/agendaCache.js'
import { applicationsCache } from '../features/applications/applicationsCache.js'
import { auditCache } from '../features/audit/auditCache.js'
import { bidsCache } from '../features/bids/bidsCache.js'
import { boardCache } from '../features/board/boardCache.js'
import { businessesCache } from '../features/businesses/businessesCache.js'
import { cardsCache } from '../features/cards/cardsCache.js'
import { exportsCache } from '../features/exports/exportsCache.js'
import { jobsCache } from '../features/jobs/jobsCache.js'
import { ledgerCache } from '../features/ledger/ledgerCache.js'
import { messagesCache } from '../features/messages/messagesCache.js'
import { noticesCache } from '../features/notices/noticesCache.js'
import { offersCache } from '../features/offers/offersCache.js'
import { peopleCache } from '../features/people/peopleCache.js'
import { questionsCache } from '../features/questions/questionsCache.js'
import { statementsCache } from '../features/statements/statementsCache.js'
import { stockCache } from '../features/stock/stockCache.js'
import { supportCache } from '../features/support/supportCache.js'
import { vendorsCache } from '../features/vendors/vendorsCache.js'
import { visitsCache } from '../features/visits/visitsCache.js'

/** How the browser keeps what it has read, and what a change makes stale. */
export const cachePolicy = joinCaches([
  accountsCache,
  auditCache,
  noticesCache,
  vendorsCache,
  businessesCache,
  cardsCache,
  jobsCache,
  stockCache,
  visitsCache,
  peopleCache,
  ledgerCache,
  statementsCache,
  bidsCache,
  offersCache,
  boardCache,
  agendaCache,
  messagesCache,
  questionsCache,
  supportCache,
  applicationsCache,
  adminCache,
  exportsCache,
])
