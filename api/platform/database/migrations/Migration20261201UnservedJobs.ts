import { Migration } from '@mikro-orm/migrations'

/** The orders whose customers were told that nobody serves their ZIP code, until they hear that a vendor does. */
export class Migration20261201UnservedJobs extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table unserved_jobs (
        job_id uuid primary key constraint unserved_jobs_job_id_foreign references jobs
      );
      insert into unserved_jobs select j.id from jobs j
        where j.status = 'pending' and exists (select from notices n
          where n.event_id = j.id and n.user_id = j.customer_id and n.kind = 'order_unserved');
    `)
  }
}
