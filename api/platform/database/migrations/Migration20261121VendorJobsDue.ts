import { Migration } from '@mikro-orm/migrations'

/** A vendor's jobs in the order of vendorJobs.ts: the same expression, or the index could not be used. */
export class Migration20261121VendorJobsDue extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create index jobs_vendor_due on jobs (vendor_id, (case status
        when 'in_progress' then scheduled_date
        when 'accepted' then (scheduled_date at time zone 'UTC' + interval '1000 years') at time zone 'UTC'
        else (timestamp '6000-01-01' - (coalesce(completed_date, scheduled_date) at time zone 'UTC' - timestamp '2000-01-01'))
          at time zone 'UTC' end), id) where vendor_id is not null;
    `)
  }
}
