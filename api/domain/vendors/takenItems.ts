import type { EntityManager } from '@mikro-orm/postgresql'
import type { GraphQLResolveInfo } from 'graphql'
import { executeNamed } from '../../platform/database/prepared.js'
import { readRows } from '../../platform/rows/read.js'
import type { View } from '../../platform/rows/View.js'
import { type ItemKind, itemKinds } from '../../rules/junk/itemKinds.js'
import type { TakenItem as Taken } from '../../rules/junk/junkTerms.js'
import { keysOf } from '../../rules/kinds.js'
import type { Context } from '../context.js'
import type { TakenItem } from '../TakenItem.js'

/** In SQL, as JSON: what a vendor doesn't take or takes for a price. Prices are text, as exact as in the database. */
export const takenItemsAs = (vendor: string) =>
  `(select coalesce(json_agg(json_build_object('kind', i.kind, 'takes', i.takes, 'price', i.price::text)), '[]')
    from vendor_items i where i.vendor_id = ${vendor})`

const kinds: readonly ItemKind[] = keysOf(itemKinds)

/** In the order of the kinds, as a bid keeps them. */
export const inOrder = (items: readonly Taken[]): Taken[] =>
  items.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))

const ITEMS_OF = `select v.id, ${takenItemsAs('v.id')} as items from unnest(:vendorIds::uuid[]) v (id)`

/** What vendors don't take or take for a price, by the vendor's id: the copy that their bids on a junk pickup keep. */
export const takenItemsOf = async (
  tx: EntityManager,
  vendorIds: readonly string[],
): Promise<Map<string, Taken[]>> => {
  const found = await executeNamed<{ id: string; items: Taken[] }>(tx, ITEMS_OF, { vendorIds })
  return new Map(found.map(({ id, items }) => [id, inOrder(items)]))
}

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
