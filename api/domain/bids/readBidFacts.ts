import { executeNamed } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import type { TakenItem } from '../../rules/junk/junkTerms.js'
import type { Acting } from '../act.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { inOrder, takenItemsAs } from '../vendors/takenItems.js'
import { bidFacts } from './bidRows.js'
import type { BidFacts } from './whyNotBid.js'

const j = columnsOf<JobTable>('j')

const FACTS = `select ${bidFacts(j, ':vendorId')} as facts,
    case ${j.type} when 'junk_pickup' then ${takenItemsAs(':vendorId')} end as items
  from jobs j where j.id = :jobId`

interface Found {
  /** JSON as text. */
  facts: string
  items: TakenItem[] | null
}

/** With the copy of what the vendor takes that a bid keeps, empty for a rental. */
export interface FactsWithItems extends BidFacts {
  takenItems: TakenItem[]
}

/** The facts that decide whether the viewer may bid on a job. */
export const readBidFacts = async (
  { tx, viewer, now }: Pick<Acting, 'tx' | 'viewer' | 'now'>,
  jobId: string,
): Promise<FactsWithItems> => {
  const [found] = await executeNamed<Found>(tx, FACTS, { jobId, vendorId: viewer.id, now })
  return { ...(JSON.parse(found!.facts) as BidFacts), takenItems: inOrder(found!.items ?? []) }
}
