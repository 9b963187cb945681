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
const OWN = `select kind, takes, price::text as price from vendor_items where vendor_id = :vendorId`

const kinds: readonly ItemKind[] = keysOf(itemKinds)

/**
 * What a vendor doesn't take or takes for a price, in the order of the kinds: the copy that a bid on a junk pickup keeps. Bids on
 * rentals have none.
 */
export const takenItemsFor = async (
  tx: EntityManager,
  vendorId: string,
  { type }: { type: ServiceType },
): Promise<Taken[]> => {
  if (type !== 'junk_pickup') return []
  const items = await executeNamed<Taken>(tx, OWN, { vendorId })
  return items.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
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
