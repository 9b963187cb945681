import { Migration } from '@mikro-orm/migrations'

/** Admins' worklist reads the few contested charges among all. */
export class Migration20261216ContestedCharges extends Migration {
  override up(): void {
    this.addSql("create index job_charges_contested on job_charges (job_id) where status = 'contested'")
  }
}
