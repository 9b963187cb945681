import { Migration } from '@mikro-orm/migrations'

/** When the install was backed up whole, so that a missing backup can be seen from outside. */
export class Migration20261121Backups extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table backups (
        made_at timestamptz(3) primary key
      );
    `)
  }
}
