import type { EntityManager } from '@mikro-orm/postgresql'
import type { GraphQLResolveInfo } from 'graphql'
import { executeNamed } from '../../platform/database/prepared.js'
import { readRows } from '../../platform/rows/read.js'
import type { View } from '../../platform/rows/View.js'
import { type ItemKind, itemKinds } from '../../rules/junk/itemKinds.js'
import type { TakenItem as Taken } from '../../rules/junk/junkTerms.js'
import { keysOf, type ServiceType } from '../../rules/kinds.js'
import type { Context } from '../context.js'
import type { TakenItem } from '../TakenItem.js'

/** Text, so that prices stay as exact as in the database. */
const ITEMS_OF = `select vendor_id as "vendorId", kind, takes, price::text as price from vendor_items
  where vendor_id = any (:vendorIds::uuid[])`

const kinds: readonly ItemKind[] = keysOf(itemKinds)

/** What vendors don't take or take for a price, in the order of the kinds, by the vendor's id. Those who take everything have none. */
export const takenItemsOf = async (
  tx: EntityManager,
  vendorIds: readonly string[],
): Promise<Map<string, Taken[]>> => {
  const found = await executeNamed<Taken & { vendorId: string }>(tx, ITEMS_OF, { vendorIds })
  const items = new Map<string, Taken[]>()
  for (const { vendorId, ...item } of found.toSorted(
    (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind),
  ))
    items.set(vendorId, [...(items.get(vendorId) ?? []), item])
  return items
}

/** The copy that a vendor's bid on a junk pickup keeps. Bids on rentals have none. */
export const takenItemsFor = async (
  tx: EntityManager,
  vendorId: string,
  { type }: { type: ServiceType },
): Promise<Taken[]> =>
  type === 'junk_pickup' ? ((await takenItemsOf(tx, [vendorId])).get(vendorId) ?? []) : []

interface KindOfVendor extends TakenItem {
  vendorId: string
}

/** Every kind, also those without a row, which are included. */
const vendorItemRows: View<TakenItem, KindOfVendor> = {
  table: `(select v.id as vendor_id, each.kind, each.position, coalesce(i.takes, 'yes') as takes, i.price
    from users v cross join unnest(array['${kinds.join("','")}']) with ordinality each (kind, position)
      left join vendor_items i on i.vendor_id = v.id and i.kind = each.kind
    where v.user_type = 'vendor')`,
  fields: {},
}

/** What the list costs. */
export const ITEMS = { most: kinds.length, usual: kinds.length }

export const itemsOfVendor = (vendorId: string, context: Context, info: GraphQLResolveInfo) =>
  readRows(vendorItemRows, info, context, t => `where ${t.vendorId} = :vendorId order by ${t.position}`, {
    vendorId,
  })
