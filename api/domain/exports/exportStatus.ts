import type { ExportStatus } from '../../rules/exportRules.js'
import type { DataExport } from './DataExport.js'

type Facts = Pick<DataExport, 'readyAt' | 'expiresAt' | 'failedAt'>

/** The status of an export at a given time. */
export const exportStatus = ({ readyAt, expiresAt, failedAt }: Facts, now: Date): ExportStatus => {
  if (failedAt) return 'failed'
  if (!readyAt) return 'preparing'
  return expiresAt! <= now ? 'expired' : 'ready'
}
