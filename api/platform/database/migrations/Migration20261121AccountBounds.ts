import { Migration } from '@mikro-orm/migrations'

/** Counters for account quotas: see docs/decisions/0040-what-one-account-may-make.md. */
export class Migration20261121AccountBounds extends Migration {
  override up(): void {
    this.addSql('set local statement_timeout = 0')
    this.addSql(/* sql */ `
      create index jobs_open_of_customer on jobs (customer_id) where status = 'pending';
      create index jobs_cancelled_photos on jobs (id) where status = 'cancelled' and cardinality(images) > 0;
    `)
  }
}
