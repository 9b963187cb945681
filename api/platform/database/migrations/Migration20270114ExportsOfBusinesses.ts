import { Migration } from '@mikro-orm/migrations'

/** A founder can stop owning the business after its data was exported, and then can't download that file. */
export class Migration20270114ExportsOfBusinesses extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table data_exports add column is_of_business boolean not null default false;
    `)
  }
}
