import { Migration } from '@mikro-orm/migrations'

/** Serves the top of a vendor's dashboard: the bids that wait for an answer, or got none. */
export class Migration20261122VendorOpenBids extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create index bids_vendor_open on bids (vendor_id, created_at desc, id desc) where status in ('pending', 'rejected');
    `)
  }
}
