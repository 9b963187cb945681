import { Migration } from '@mikro-orm/migrations'

export class Migration20261122Invitations extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table users add column invited_at timestamptz(3);
      update users set invited_at = created_at where password is null and closed_at is null;
    `)
  }
}
