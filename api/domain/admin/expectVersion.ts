import { conflict } from '../../platform/errors.js'

/** Refused where the row, held by the transaction that calls, is no longer as the admin saw it. */
export const expectVersion = (row: { version: number }, expected: number | null | undefined): void => {
  if (expected != null && row.version !== expected) throw conflict('CHANGED_MEANWHILE')
}
