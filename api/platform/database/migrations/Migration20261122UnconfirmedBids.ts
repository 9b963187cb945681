import { Migration } from '@mikro-orm/migrations'

/** Serves the top of a vendor's dashboard: the few bids that wait for the vendor's confirmation. */
export class Migration20261122UnconfirmedBids extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create index bids_unconfirmed on bids (vendor_id, unconfirmed_since, id)
        where status = 'pending' and unconfirmed_since is not null;
    `)
  }
}
