import { trimChanges } from '../platform/live/trimChanges.js'
import { accountMails, resetMail } from './accounts/accountMails.js'
import { invitationMail } from './accounts/invitationMail.js'
import { applicationMails } from './applications/applicationMails.js'
import { removeExpired } from './cleanup/removeExpired.js'
import { expire } from './deals/expire.js'
import { dataExportMail } from './exports/dataExportMail.js'
import { removeDataExports } from './exports/removeDataExports.js'
import { writeDataExport } from './exports/writeDataExport.js'
import { computeGuidance } from './guidance/computeGuidance.js'
import { tellServed } from './jobs/tellServed.js'
import { tellStranded } from './jobs/tellStranded.js'
import { tellVendors } from './jobs/tellVendors.js'
import { checkLedger } from './ledger/checkLedger.js'
import { digestMail } from './mails/digestMail.js'
import { noticeMail } from './mails/noticeMail.js'
import { forgetMessages } from './messages/forgetMessages.js'
import { devicePush } from './notices/devicePush.js'
import { digestPush, noticePush } from './notices/noticePush.js'
import { digestText, noticeText } from './notices/noticeText.js'
import { sendDigests } from './notices/sendDigests.js'
import { textCode, textReply } from './notices/textConsents.js'
import { makeOffers } from './offers/makeOffers.js'
import { revealRatings } from './ratings/reveal.js'
import { makeStatements } from './statements/makeStatements.js'
import type { Task, TaskPayloads } from './TaskPayloads.js'
import { makeThumbnails } from './uploads/makeThumbnails.js'
import { removeUnclaimed } from './uploads/removeUnclaimed.js'
import { documentExpiry } from './vendors/documentExpiry.js'
import { remindOfVisits } from './visits/remindOfVisits.js'

/** Every task by name, passed to the queue at startup. */
export const tasks: { [Name in keyof TaskPayloads]: Task<Name> } = {
  resetMail,
  ...accountMails,
  invitationMail,
  ...applicationMails,
  noticeMail,
  noticePush,
  digestPush,
  devicePush,
  textCode,
  textReply,
  noticeText,
  digestText,
  makeOffers,
  tellVendors,
  tellServed,
  tellStranded,
  writeDataExport,
  dataExportMail,
  removeDataExports,
  makeThumbnails,
  removeUnclaimed,
  removeExpired,
  forgetMessages,
  expire,
  revealRatings,
  documentExpiry,
  remindOfVisits,
  computeGuidance,
  checkLedger,
  makeStatements,
  sendDigests,
  digestMail,
  trimChanges,
}
