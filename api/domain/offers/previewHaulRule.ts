import { type Haul, haulParts, priceOfParts } from '../../rules/junk/haulPrice.js'
import type { Context } from '../context.js'
import { takenItemsOf } from '../vendors/takenItems.js'
import type { HaulPreview } from './HaulPreview.js'
import type { SaveHaulRuleInput } from './inputs.js'
import { isForPickup, offerDay } from './offerRulePolicy.js'
import { type Found, lastRequests, requestsOf } from './previewing.js'
import { haulRuleOf } from './saveHaulRule.js'

const PICKUPS = requestsOf(
  `j.pickup_date_time as "pickupDateTime", j.load_eighths as "loadEighths", j.items, j.access, j.has_hazardous_items as "hasHazardousItems"`,
  "j.type = 'junk_pickup' and j.load_eighths is not null",
)

interface FoundPickup extends Found, Haul {
  pickupDateTime: Date
}

/** Previews the requests on which the rule would have bid, with the price of each. */
export async function previewHaulRule(context: Context, input: SaveHaulRuleInput): Promise<HaulPreview> {
  const viewer = await context.signedIn('vendor')
  const rule = haulRuleOf(input)
  const taken = (await takenItemsOf(context.em, [viewer.id])).get(viewer.id)!
  const previewed = (pickup: FoundPickup) => {
    const parts = isForPickup(rule, pickup, new Date(pickup.createdAt))
      ? haulParts(rule, taken, pickup)
      : null
    return (
      parts && {
        zipCode: pickup.zip5,
        createdAt: pickup.createdAt,
        pickupDay: offerDay(pickup),
        loadEighths: pickup.loadEighths!,
        price: priceOfParts(parts),
        parts: parts.map((part, position) => ({ ...part, position })),
      }
    )
  }
  return { requests: await lastRequests(context, PICKUPS, { vendorId: viewer.id }, previewed) }
}
