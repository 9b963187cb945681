import { executeNamed } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import type { Acting } from '../act.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { bidFacts } from './bidRows.js'
import type { BidFacts } from './whyNotBid.js'

const FACTS = `select ${bidFacts(columnsOf<JobTable>('j'), ':vendorId')} as facts from jobs j where j.id = :jobId`

/** The facts that decide whether the viewer may bid on a job. */
export const readBidFacts = async (
  { tx, viewer, now }: Pick<Acting, 'tx' | 'viewer' | 'now'>,
  jobId: string,
): Promise<BidFacts> => {
  const [found] = await executeNamed<{ facts: string }>(tx, FACTS, { jobId, vendorId: viewer.id, now })
  return JSON.parse(found!.facts)
}
