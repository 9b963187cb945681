import { Migration } from '@mikro-orm/migrations'

/** Jobs given back come first, those given back last before the others: the same expression as in jobs/listOrder.ts. */
const LISTED = `coalesce((given_back_at at time zone 'UTC' + interval '1000 years') at time zone 'UTC', created_at)`

/**
 * A job that was given back is pending again, and the bids that its accept had rejected come back:
 * docs/decisions/0069-edited-and-given-back.md. The included columns let available jobs be found without reading their rows.
 */
export class Migration20261122WhenGivenBack extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table jobs add column given_back_at timestamptz(3);
      alter table bids add column not_chosen_at timestamptz(3);
      create index jobs_available_listed on jobs (zip5, type, (${LISTED}) desc, id desc)
        include (created_at, given_back_at, scheduled_date, dropoff_date, time_zone, customer_id, dumpster_size)
        where status = 'pending';
      create index jobs_customer_listed on jobs (customer_id, (${LISTED}) desc, id desc);
      drop index jobs_available_open;
    `)
  }
}
