import type { Task as AnyTask } from '../platform/queue/Task.js'
import type { TaskName } from '../rules/nounWords.js'
import { accountTasks } from './accounts/accountTasks.js'
import { applicationTasks } from './applications/applicationTasks.js'
import { bidTasks } from './bids/bidTasks.js'
import { cardTasks } from './cards/cardTasks.js'
import { cleanupTasks } from './cleanup/cleanupTasks.js'
import type { AppContext } from './context.js'
import { dealTasks } from './deals/dealTasks.js'
import { exportTasks } from './exports/exportTasks.js'
import { guidanceTasks } from './guidance/guidanceTasks.js'
import { jobTasks } from './jobs/jobTasks.js'
import { ledgerTasks } from './ledger/ledgerTasks.js'
import { liveTasks } from './live/liveTasks.js'
import { mailTasks } from './mails/mailTasks.js'
import { messageTasks } from './messages/messageTasks.js'
import { noticeTasks } from './notices/noticeTasks.js'
import { offerTasks } from './offers/offerTasks.js'
import { paymentTasks } from './payments/paymentTasks.js'
import { ratingTasks } from './ratings/ratingTasks.js'
import { statementTasks } from './statements/statementTasks.js'
import { uploadTasks } from './uploads/uploadTasks.js'
import { vendorTasks } from './vendors/vendorTasks.js'
import { visitTasks } from './visits/visitTasks.js'

/** How the tasks of all nouns are queued. Acts import this list when they load, so it can't come from the manifests. */
export const queuedTasks = {
  ...accountTasks,
  ...uploadTasks,
  ...noticeTasks,
  ...vendorTasks,
  ...cardTasks,
  ...jobTasks,
  ...visitTasks,
  ...ledgerTasks,
  ...paymentTasks,
  ...statementTasks,
  ...bidTasks,
  ...offerTasks,
  ...dealTasks,
  ...ratingTasks,
  ...messageTasks,
  ...guidanceTasks,
  ...applicationTasks,
  ...mailTasks,
  ...exportTasks,
  ...cleanupTasks,
  ...liveTasks,
}

/** The data that each task needs. A task without words for admins is missing here. */
export type TaskPayloads = {
  [Name in TaskName]: Parameters<(typeof queuedTasks)[Name]['event']>[0]
}

export type Task<Name extends TaskName> = AnyTask<AppContext, TaskPayloads[Name]>
