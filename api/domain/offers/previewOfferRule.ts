import { executeNamed } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { expectedTotal } from '../../rules/bids/expectedTotal.js'
import { termsInWords } from '../../rules/bids/termsWords.js'
import { DAY_MS } from '../../rules/dates.js'
import type { Debris, RentalSize, TimePreference } from '../../rules/kinds.js'
import type { Context } from '../context.js'
import { isInAreaOf, isOnHold, type JobTable } from '../jobs/jobPolicy.js'
import type { SaveOfferRuleInput } from './inputs.js'
import type { OfferPreview } from './OfferPreview.js'
import { isForRental } from './offerRulePolicy.js'
import { ruleOf } from './saveOfferRule.js'

const j = columnsOf<JobTable>('j')

const DAYS = 90
const BATCH = 500
/** On a large marketplace, days instead of months. */
const MOST_REQUESTS = 20_000
const SHOWN = 10

/** Newest first. Reads only what an open job shows to vendors of its area. */
const REQUESTS = `
  select j.id, j.zip5, j.time_zone as "timeZone", j.created_at as "createdAt", j.dropoff_date::text as "dropoffDate",
    j.pickup_date::text as "pickupDate", j.dropoff_time_preference as "dropoffTimePreference", j.dumpster_size as "dumpsterSize", j.debris
  from jobs j where j.type = 'dumpster_rental' and j.dumpster_size = :size and j.created_at > :from::timestamptz
    and (:before::timestamptz is null or (j.created_at, j.id) < (:before, :id::uuid))
    and ${isInAreaOf(j, ':vendorId')} and not ${isOnHold(j)}
  order by j.created_at desc, j.id desc limit ${BATCH}`

interface Found {
  id: string
  zip5: string
  timeZone: string
  createdAt: Date
  dropoffDate: string
  pickupDate: string
  dropoffTimePreference: TimePreference
  dumpsterSize: RentalSize
  debris: Debris | null
}

/** The last requests on which the rule would have bid. */
const findRequests = async (
  { em, now }: Context,
  vendorId: string,
  rule: ReturnType<typeof ruleOf>,
): Promise<Found[]> => {
  const found: Found[] = []
  let last: Found | undefined
  for (let read = 0; read < MOST_REQUESTS && found.length < SHOWN; read += BATCH) {
    const batch: Found[] = await executeNamed<Found>(em, REQUESTS, {
      size: rule.size,
      from: new Date(now.getTime() - DAYS * DAY_MS),
      before: last?.createdAt,
      id: last?.id,
      vendorId,
    })
    found.push(...batch.filter(rental => isForRental(rule, rental, new Date(rental.createdAt))))
    last = batch.at(-1)
    if (batch.length < BATCH) break
  }
  return found.slice(0, SHOWN)
}

/** Previews the words for the customer, and the requests on which the rule would have bid. */
export async function previewOfferRule(context: Context, input: SaveOfferRuleInput): Promise<OfferPreview> {
  const viewer = await context.signedIn('vendor')
  const rule = ruleOf(input)
  const requests = await findRequests(context, viewer.id, rule)
  return {
    price: rule.price,
    terms: termsInWords(rule),
    requests: requests.map(rental => ({
      zipCode: rental.zip5,
      createdAt: rental.createdAt,
      dropoffDate: rental.dropoffDate,
      pickupDate: rental.pickupDate,
      debris: rental.debris,
      estimatedTotal: expectedTotal(rule, rental),
    })),
  }
}
