import { conflict } from '../conflicts.js'

/** Refused where the row, held by the transaction that calls, is no longer as the admin saw it. */
export const expectVersion = (row: { version: number }, expected: number | null | undefined): void => {
  if (expected != null && row.version !== expected) throw conflict('CHANGED_MEANWHILE')
}
