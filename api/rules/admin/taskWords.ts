import { accountTaskWords } from '../accounts/accountWords.js'
import { applicationTaskWords } from '../applications/applicationWords.js'
import { cleanupTaskWords } from '../cleanup/cleanupWords.js'
import { dealTaskWords } from '../deals/dealWords.js'
import { exportTaskWords } from '../exports/exportWords.js'
import { guidanceTaskWords } from '../guidance/guidanceWords.js'
import { jobTaskWords } from '../jobs/jobWords.js'
import { ledgerTaskWords } from '../ledger/ledgerWords.js'
import { liveTaskWords } from '../live/liveWords.js'
import { mailTaskWords } from '../mails/mailWords.js'
import { messageTaskWords } from '../messages/messageWords.js'
import { noticeTaskWords } from '../notices/noticeWords.js'
import { offerTaskWords } from '../offers/offerWords.js'
import { ratingTaskWords } from '../ratings/ratingWords.js'
import { statementTaskWords } from '../statements/statementWords.js'
import { uploadTaskWords } from '../uploads/uploadWords.js'
import { vendorTaskWords } from '../vendors/vendorWords.js'
import { visitTaskWords } from '../visits/visitWords.js'

/** Each background task as admins read it. */
export const taskWords = {
  ...accountTaskWords,
  ...uploadTaskWords,
  ...noticeTaskWords,
  ...vendorTaskWords,
  ...jobTaskWords,
  ...visitTaskWords,
  ...ledgerTaskWords,
  ...statementTaskWords,
  ...offerTaskWords,
  ...dealTaskWords,
  ...ratingTaskWords,
  ...messageTaskWords,
  ...guidanceTaskWords,
  ...applicationTaskWords,
  ...mailTaskWords,
  ...exportTaskWords,
  ...cleanupTaskWords,
  ...liveTaskWords,
}

export type TaskName = keyof typeof taskWords
