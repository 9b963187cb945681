import type { Job } from '../jobs/Job.js'

/** Who does a job and for how much, for the audit log. */
export const dealOf = ({ status, vendorId, finalPrice }: Job) => ({ status, vendorId, finalPrice })
