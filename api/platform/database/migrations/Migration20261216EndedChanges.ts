import { Migration } from '@mikro-orm/migrations'

/** Finds proposals that have just ended, and keeps whether the vendor was late before a visit was moved. */
export class Migration20261216EndedChanges extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table change_orders add column vendor_was_late boolean not null default false;
      create index change_orders_expired on change_orders (decided_at) where status = 'expired';
    `)
  }
}
