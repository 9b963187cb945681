import { Migration } from '@mikro-orm/migrations'

/**
 * A job is open depending on its dates, time zone and customer. With those in the index, available jobs are found
 * without reading the hundreds of rows considered for a page of twenty.
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
