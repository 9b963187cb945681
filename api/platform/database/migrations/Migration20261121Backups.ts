import { Migration } from '@mikro-orm/migrations'

/** When the installation was last fully backed up, so that monitoring can detect a missing backup. */
export class Migration20261121Backups extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table backups (
        made_at timestamptz(3) primary key
      );
    `)
  }
}
