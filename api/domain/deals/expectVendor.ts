import { conflict } from '../conflicts.js'
import type { Job } from '../jobs/Job.js'

/** Keeps an admin from taking a job from a different vendor than the one they saw. */
export const expectVendor = ({ vendorId }: Job, seen: string | null | undefined): void => {
  if (seen != null && vendorId !== seen) throw conflict('CHANGED_MEANWHILE')
}
