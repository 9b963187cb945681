import { Migration } from '@mikro-orm/migrations'

/**
 * When the first window of a job began as its vendor gave it back: the customer may edit the request afterwards. The index is
 * for a vendor's reliability.
 */
export class Migration20261123WhenGivenBackLate extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table job_events add column first_window timestamptz(3);
      create index job_events_given_back on job_events (actor_id)
        where from_status = 'accepted' and to_status = 'pending';
    `)
  }
}
