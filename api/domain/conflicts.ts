import { Failure, forbidden } from '../platform/errors.js'
import { accountRefusals } from '../rules/accounts/accountWords.js'
import { adminRefusals } from '../rules/admin/adminWords.js'
import { applicationRefusals } from '../rules/applications/applicationWords.js'
import { bidRefusals } from '../rules/bids/bidWords.js'
import { changeOrderRefusals } from '../rules/changeOrders/changeOrderWords.js'
import { chargeRefusals } from '../rules/charges/chargeWords.js'
import { closingRefusals } from '../rules/closing/closingWords.js'
import { jobRefusals } from '../rules/jobs/jobWords.js'
import { ledgerRefusals } from '../rules/ledger/ledgerWords.js'
import { messageRefusals } from '../rules/messages/messageWords.js'
import { offerRefusals } from '../rules/offers/offerWords.js'
import { paymentRefusals } from '../rules/payments/paymentWords.js'
import { questionRefusals } from '../rules/questions/questionWords.js'
import { ratingRefusals } from '../rules/ratings/ratingWords.js'
import { statementRefusals } from '../rules/statements/statementWords.js'
import { supportRefusals } from '../rules/support/supportWords.js'
import { uploadRefusals } from '../rules/uploads/uploadWords.js'
import { vendorRefusals } from '../rules/vendors/vendorWords.js'
import { visitRefusals } from '../rules/visits/visitWords.js'
import { asEnum } from './asEnum.js'

/** Each reason, for programs, with its default message to users. Acts import it when they load, so it can't come from the manifests. */
export const conflictReasons = {
  ...accountRefusals,
  ...uploadRefusals,
  ...vendorRefusals,
  ...jobRefusals,
  ...visitRefusals,
  ...chargeRefusals,
  ...ledgerRefusals,
  ...paymentRefusals,
  ...statementRefusals,
  ...bidRefusals,
  ...offerRefusals,
  ...changeOrderRefusals,
  ...ratingRefusals,
  ...messageRefusals,
  ...questionRefusals,
  ...supportRefusals,
  ...applicationRefusals,
  ...adminRefusals,
  ...closingRefusals,
  CHANGED_MEANWHILE: 'Someone changed this while you were editing. Check the latest version, then decide.',
  REQUEST_UNDER_WAY: 'This request is still running. Try again in a moment.',
  ALREADY_DONE: "This request already ran. We didn't keep its answer, so check what it did.",
  ALREADY_EXISTS: 'This is already on your list',
} as const
export type ConflictReason = keyof typeof conflictReasons

export const ConflictReasons = asEnum(
  'ConflictReason',
  conflictReasons,
  'Why a request was refused: the `reason` of an error with the code CONFLICT.',
)

export const conflict = (reason: ConflictReason, message: string = conflictReasons[reason]) =>
  new Failure('CONFLICT', message, { reason })

/** Refuses if there is a reason. */
export const refuse = (reason: ConflictReason | null): void => {
  if (reason) throw conflict(reason)
}

/** A CONFLICT about a single field of a form. */
export const conflictOn = (path: string, reason: ConflictReason, message: string = conflictReasons[reason]) =>
  new Failure('CONFLICT', message, { reason, issues: [{ path, message }] })

/** A suspended user may not do anything, so this is a FORBIDDEN instead of a conflict. */
export const suspended = () => forbidden('This account is suspended', { reason: 'SUSPENDED' })

/** Describes an argument `version` that `expectVersion` compares. */
export const VERSION_READ =
  'The version you read. CONFLICT CHANGED_MEANWHILE if it has changed since. Omit it to skip the check.'

/** Refuses if the row, locked by the caller's transaction, has changed since it was read. */
export const expectVersion = (row: { version: number }, expected: number | null | undefined): void => {
  if (expected != null && row.version !== expected) throw conflict('CHANGED_MEANWHILE')
}
