import { Migration } from '@mikro-orm/migrations'

/** Comparing what is lower-case already costs a third: docs/decisions/0078-search-among-a-million.md. */
export class Migration20261124Search extends Migration {
  override up(): void {
    this.addSql('set local statement_timeout = 0')
    this.addSql(/* sql */ `
      drop index users_search;
      create index users_search on users
        using gin (lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops) where closed_at is null;
    `)
  }
}
