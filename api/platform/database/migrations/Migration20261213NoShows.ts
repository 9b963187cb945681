import { Migration } from '@mikro-orm/migrations'

/** A customer whose vendor did not come opens the job for bids again, instead of cancelling it. */
export class Migration20261213NoShows extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table job_events drop constraint job_events_did_not_come;
      alter table job_events add constraint job_events_did_not_come
        check (not vendor_did_not_come or (to_status in ('cancelled', 'pending') and lost_by_id is not null)) not valid;
      alter table job_events validate constraint job_events_did_not_come;
    `)
  }
}
