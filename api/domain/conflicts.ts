import { Failure, forbidden } from '../platform/errors.js'
import { refusals } from '../rules/nounWords.js'
import { asEnum } from './asEnum.js'

/** Each reason, for programs, with its default message to users. */
export const conflictReasons = {
  ...refusals,
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
