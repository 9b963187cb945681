import { Migration } from '@mikro-orm/migrations'

/** After the column, in a transaction of its own: while an index is made people are read, while a column is added they are not. */
export class Migration20261209SearchTextIndexes extends Migration {
  override up(): void {
    this.addSql('set local statement_timeout = 0')
    this.addSql(/* sql */ `
      create index users_search_text on users using gin (search_text gin_trgm_ops) where closed_at is null;
      create index users_newest_first on users (created_at desc, id desc) where closed_at is null;
      create index users_by_name on users (search_text, id) where closed_at is null;
    `)
    // A process of the release before still reads this view, and calls fivegrams(); a later release drops both.
    this.addSql(/* sql */ `
      drop trigger add_to_search on jobs;
      drop trigger move_in_search on jobs;
      drop trigger rename_in_search on users;
      drop function add_to_job_search, move_in_job_search, rename_in_job_search;
      drop table job_search;
      create view job_search as
        select j.id as job_id, j.created_at,
          case when u.closed_at is null then lower(u.first_name || ' ' || u.last_name || ' ' || u.email) end as customer
        from jobs j join users u on u.id = j.customer_id;
      drop index users_search, users_fivegrams, users_newest, users_name;
      alter index users_search_text rename to users_search;
      alter index users_newest_first rename to users_newest;
      alter index users_by_name rename to users_name;
    `)
  }
}
