import { columnsOf } from '../../platform/rows/columns.js'
import { because } from '../conflicts.js'
import {
  isInAreaOf,
  isOfferedBy,
  isOnHold,
  isPast,
  isTypeOfferedBy,
  type JobColumns,
} from '../jobs/jobPolicy.js'
import { whyNoDocuments } from '../vendors/documentRows.js'
import type { Bid } from './Bid.js'
import { isOpenBid } from './bidPolicy.js'

const b = columnsOf<Bid>('b')

/**
 * In SQL: why a vendor may not bid on a job that is available to them, or null. `:mostBids` is the maximum number of
 * bids.
 */
export const whyNotBidOnAvailable = (j: Pick<JobColumns, 'id'>, vendor: string) =>
  `coalesce(${whyNoDocuments(vendor)},
    (select case when count(*) >= :mostBids then ${because('TOO_MANY_BIDS')}
        when bool_or(${isOpenBid(b)}) then ${because('BID_EXISTS')} end
      from bids b where ${b.vendorId} = ${vendor} and ${b.jobId} = ${j.id}))`

/** In SQL: why a job is not available to a vendor; otherwise what `available` says of it. */
export const whyNotAvailable = (j: JobColumns, vendor: string, available = 'null') =>
  `case when ${j.status} <> 'pending' or ${isOnHold(j)} then ${because('JOB_NOT_OPEN')}
    when ${isPast(j)} then ${because('JOB_EXPIRED')}
    when not ${isInAreaOf(j, vendor)} then ${because('NOT_IN_AREA')}
    when not ${isOfferedBy(j, vendor)} then
      case when ${isTypeOfferedBy(j, vendor)} then ${because('SIZE_NOT_OFFERED')} else ${because('SERVICE_NOT_OFFERED')} end
    else ${available} end`

/** In SQL: why a vendor may not bid on a job, or null if they may. Used by the act and by the page. */
export const whyNotBid = (j: JobColumns, vendor: string) =>
  whyNotAvailable(j, vendor, whyNotBidOnAvailable(j, vendor))
