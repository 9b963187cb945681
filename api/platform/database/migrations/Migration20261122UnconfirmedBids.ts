import { Migration } from '@mikro-orm/migrations'

/** What a vendor's dashboard begins with: the few bids that wait for the vendor's yes. */
export class Migration20261122UnconfirmedBids extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create index bids_unconfirmed on bids (vendor_id, unconfirmed_since, id)
        where status = 'pending' and unconfirmed_since is not null;
    `)
  }
}
