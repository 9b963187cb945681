import { Migration } from '@mikro-orm/migrations'

/** Stores the ledger's sums for each month that is over, since its entries no longer change. */
export class Migration20270107FeeMonths extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table fee_months (
        month text primary key constraint fee_months_month check (month ~ '^\\d{4}-\\d{2}$'),
        earned numeric(14, 2) not null,
        waived numeric(14, 2) not null,
        paid numeric(14, 2) not null
      );
    `)
  }
}
