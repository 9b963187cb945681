import { conflict } from '../conflicts.js'
import type { Job } from '../jobs/Job.js'

/** A job is not taken from another vendor than the one whom the admin saw it with. */
export const expectVendor = ({ vendorId }: Job, seen: string | null | undefined): void => {
  if (seen != null && vendorId !== seen) throw conflict('CHANGED_MEANWHILE')
}
