import { Migration } from '@mikro-orm/migrations'

/**
 * Whether a job is still open is judged by its dates, its clock and its customer. With those in the index, available jobs
 * are found without reading the rows of the hundreds that are looked at for a page of twenty.
 */
export class Migration20261121OpenJobs extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create index jobs_available_open on jobs (zip5, type, created_at desc, id desc)
        include (scheduled_date, dropoff_date, time_zone, customer_id) where status = 'pending';
      drop index jobs_available;
    `)
  }
}
