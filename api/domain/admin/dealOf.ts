import type { Job } from '../jobs/Job.js'

/** The vendor and price of a job, for the audit log. */
export const dealOf = ({ status, vendorId, finalPrice }: Job) => ({ status, vendorId, finalPrice })
