import { conflict } from '../conflicts.js'

/** Refuses if the row, locked by the caller's transaction, has changed since the admin saw it. */
export const expectVersion = (row: { version: number }, expected: number | null | undefined): void => {
  if (expected != null && row.version !== expected) throw conflict('CHANGED_MEANWHILE')
}
