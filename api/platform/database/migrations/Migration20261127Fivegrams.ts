import { Migration } from '@mikro-orm/migrations'

/** One person among a million is found by pieces of five letters, which few have: docs/decisions/0078-search-among-a-million.md. */
export class Migration20261127Fivegrams extends Migration {
  override up(): void {
    this.addSql('set local statement_timeout = 0')
    // Each name is bound to pg_catalog as the function is made, so it means the same while a backup is restored.
    this.addSql(/* sql */ `
      create function fivegrams(words text) returns text[] language sql immutable strict parallel safe
        return array(select substr(words, n, 5) from generate_series(1, length(words) - 4) n);
      create index users_fivegrams on users
        using gin (fivegrams(lower(first_name || ' ' || last_name || ' ' || email))) where closed_at is null;
    `)
  }
}
