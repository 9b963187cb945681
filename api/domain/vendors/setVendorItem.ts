import { executeNamed } from '../../platform/database/prepared.js'
import { ownAccount } from '../accounts/ownAccount.js'
import { ownAct } from '../act.js'
import type { SetVendorItemArgs } from './inputs.js'

/** Says what the vendor does about one kind of items, in one statement. Returns the vendor's id. */
export const setVendorItem = ownAct(
  ownAccount(['vendor']),
  async ({ tx, viewer }, { kind, takes, price }: SetVendorItemArgs): Promise<string> => {
    const item = { vendorId: viewer.id, kind, takes, price: price ?? null }
    await executeNamed(
      tx,
      takes === 'yes'
        ? 'delete from vendor_items where vendor_id = :vendorId and kind = :kind'
        : `insert into vendor_items (vendor_id, kind, takes, price) values (:vendorId, :kind, :takes, :price::numeric)
           on conflict (vendor_id, kind) do update set takes = excluded.takes, price = excluded.price`,
      item,
    )
    return viewer.id
  },
)
