import { Migration } from '@mikro-orm/migrations'

/** Some questions to support are about no order. */
export class Migration20261204TicketsWithoutOrder extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table support_tickets alter column order_number drop not null;
    `)
  }
}
