import { Migration } from '@mikro-orm/migrations'

/** What a rule's most per day counts: jobs by their day of delivery as it stands now, and open bids. */
export class Migration20261227MostPerDay extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create index jobs_vendor_deliveries on jobs (vendor_id, dropoff_date)
        where status in ('accepted', 'in_progress', 'completed') and dropoff_date is not null;
      create index bids_open_of_rule on bids (offer_rule_id) where status = 'pending' and offer_rule_id is not null;
    `)
  }
}
