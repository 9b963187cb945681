import { Migration } from '@mikro-orm/migrations'

/** Removes what was written about accounts at the moment when they closed. */
export class Migration20261208ClosedAccounts extends Migration {
  override up(): void {
    for (const table of ['notices', 'held_notices', 'idempotency_keys'])
      this.addSql(`delete from ${table} t using users u where u.id = t.user_id and u.closed_at is not null`)
  }
}
