import { Migration } from '@mikro-orm/migrations'

/** Vendors read what an edit changed. Bids that were already waiting say only that something did. */
export class Migration20261210RequestChanges extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table bids add column request_changes text[] not null default '{}';
    `)
  }
}
