import { Migration } from '@mikro-orm/migrations'

/** Search and sort people without accents, case, and apostrophes: docs/decisions/0078-search-among-a-million.md. */
export class Migration20261209SearchText extends Migration {
  override up(): void {
    this.addSql('set local statement_timeout = 0')
    // The functions are bound to unaccent as they are made, so they mean the same while a backup is restored. It is only
    // stable, not immutable, because its rules are in a file: after editing that file, reindex.
    this.addSql(/* sql */ `
      create extension if not exists unaccent;
      create function search_text(words text) returns text language sql immutable strict parallel safe
        return translate(lower(unaccent('unaccent'::regdictionary, words)), '''\`´', '');
      create function search_pattern(words text) returns text language sql immutable strict parallel safe
        return '%' || regexp_replace(nullif(search_text(words), ''), '([\\\\%_])', '\\\\\\1', 'g') || '%';
      alter table users add column search_text text
        generated always as (search_text(first_name || ' ' || last_name || ' ' || email)) stored;
    `)
  }
}
