import { Migration } from '@mikro-orm/migrations'

/**
 * Up to where the log had been written when an account last wrote, if standbys are read from: not logged, since after a crash
 * or a failover standbys must have more than that anyway. And the histories of the database, one for each time that a standby
 * was promoted: a standby that has the row of the current one follows it.
 */
export class Migration20261124Standbys extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create unlogged table account_writes (user_id uuid primary key, position pg_lsn not null) with (fillfactor = 70);
      create table database_histories (id text primary key, seen_at timestamptz(3) not null default now());
    `)
  }
}
