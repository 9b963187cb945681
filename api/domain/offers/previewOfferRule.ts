import { executeNamed } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import { estimatedTotal } from '../../rules/estimatedTotal.js'
import type { Debris } from '../../rules/kinds.js'
import { expectedWeight } from '../../rules/loadWeights.js'
import { termsInWords } from '../../rules/termsWords.js'
import type { Context } from '../context.js'
import { isInAreaOf, isOnHold, type JobTable } from '../jobs/jobPolicy.js'
import type { SaveOfferRuleInput } from './inputs.js'
import type { OfferPreview } from './OfferPreview.js'
import type { OfferRule } from './OfferRule.js'
import { isForRental, isForZip } from './offerRuleRows.js'
import { ruleOf } from './saveOfferRule.js'

const j = columnsOf<JobTable>('j')
const r = columnsOf<OfferRule>('r')

/**
 * The rule `r` comes from the input. Reads only what an open job shows to vendors of its area, and at most the jobs of
 * 90 days.
 */
const LAST_REQUESTS = `
  with r as (select :size::text as size, array(select json_array_elements_text(:zipCodes::json)) as zip_codes,
    array(select json_array_elements_text(:debris::json)) as debris,
    array(select json_array_elements_text(:weekdays::json)::integer) as weekdays, :noticeHours::integer as notice_hours)
  select j.zip5 as "zipCode", j.created_at as "createdAt", j.dropoff_date::text as "dropoffDate",
    j.pickup_date::text as "pickupDate", j.debris, j.pickup_date - j.dropoff_date as days
  from r, jobs j
  where j.created_at > :now::timestamptz - interval '90 days' and j.type = 'dumpster_rental'
    and ${isForRental(r, j, j.createdAt)} and ${isForZip(r, j.zip5)} and ${isInAreaOf(j, ':vendorId')} and not ${isOnHold(j)}
  order by j.created_at desc, j.id desc limit 10`

interface Found {
  zipCode: string
  createdAt: Date
  dropoffDate: string
  pickupDate: string
  debris: Debris | null
  days: number
}

/** Previews the words for the customer, and the requests on which the rule would have bid. */
export async function previewOfferRule(context: Context, input: SaveOfferRuleInput): Promise<OfferPreview> {
  const viewer = await context.signedIn('vendor')
  const { zipCodes, debris, weekdays, ...rule } = ruleOf(input)
  const found = await executeNamed<Found>(context.em, LAST_REQUESTS, {
    size: rule.size,
    zipCodes: JSON.stringify(zipCodes),
    debris: JSON.stringify(debris),
    weekdays: JSON.stringify(weekdays),
    noticeHours: rule.noticeHours,
    vendorId: viewer.id,
    now: context.now,
  })
  return {
    price: rule.price,
    terms: termsInWords(rule),
    requests: found.map(({ days, ...request }) => ({
      ...request,
      estimatedTotal: estimatedTotal(rule, { dumpsterSize: rule.size, days }, expectedWeight(request)),
    })),
  }
}
