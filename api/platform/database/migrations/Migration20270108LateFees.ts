import { Migration } from '@mikro-orm/migrations'

/**
 * A late fee stays with the vendor who was left, so a customer who leaves the next vendor late, too, owes a second one. Each
 * act books at most one.
 */
export class Migration20270108LateFees extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create unique index job_charges_one_late_fee on job_charges (job_id, vendor_id, created_at)
        where kind = 'cancellation' and status <> 'void';
      drop index job_charges_one_cancellation;
    `)
  }
}
