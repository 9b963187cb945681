import { Migration } from '@mikro-orm/migrations'

/** Where a business takes each way to pay: `[{ "method": "zelle", "handle": "pay@becker.example" }]`. */
export class Migration20270110PaymentHandles extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table businesses add column handles jsonb not null default '[]' check (jsonb_typeof(handles) = 'array');
    `)
  }
}
