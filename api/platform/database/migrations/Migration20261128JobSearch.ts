import { Migration } from '@mikro-orm/migrations'

const NAMES = `lower(u.first_name || ' ' || u.last_name || ' ' || u.email)`

/** Stores the searched columns together, in the order of the list: docs/decisions/0078-search-among-a-million.md. */
export class Migration20261128JobSearch extends Migration {
  override up(): void {
    this.addSql('set local statement_timeout = 0')
    this.addSql(/* sql */ `
      create table job_search (
        job_id uuid primary key references jobs on delete cascade,
        created_at timestamptz not null,
        customer text
      )
    `)
    // The lock makes a change of the name wait for the new order, or the order for the new name: neither would see the other.
    this.addSql(/* sql */ `
      create function add_to_job_search() returns trigger language plpgsql as $$ begin
        insert into job_search (job_id, created_at, customer)
          select n.id, n.created_at, case when u.closed_at is null then ${NAMES} end
          from new_rows n join users u on u.id = n.customer_id for share of u;
        return null;
      end $$;
      create trigger add_to_search after insert on jobs referencing new table as new_rows
        for each statement execute function add_to_job_search();

      create function move_in_job_search() returns trigger language plpgsql as $$ begin
        update job_search set created_at = new.created_at where job_id = new.id;
        return null;
      end $$;
      create trigger move_in_search after update of created_at on jobs
        for each row when (old.created_at <> new.created_at) execute function move_in_job_search();

      create function rename_in_job_search() returns trigger language plpgsql as $$
      declare
        u users := new;
      begin
        update job_search s set customer = case when u.closed_at is null then ${NAMES} end
          from jobs j where j.customer_id = u.id and s.job_id = j.id;
        return null;
      end $$;
      create trigger rename_in_search after update of first_name, last_name, email, closed_at on users
        for each row when (
          (old.first_name, old.last_name, old.email, old.closed_at)
            is distinct from (new.first_name, new.last_name, new.email, new.closed_at)
        ) execute function rename_in_job_search();
    `)
    this.addSql(/* sql */ `
      insert into job_search (job_id, created_at, customer)
        select j.id, j.created_at, case when u.closed_at is null then ${NAMES} end
        from jobs j join users u on u.id = j.customer_id order by j.created_at;
      create index job_search_newest on job_search (created_at desc, job_id desc);
    `)
    // The old indexes go last, because creating an index lets others read the table and dropping one does not.
    this.addSql(/* sql */ `
      create index users_newest_searched on users (created_at desc, id desc)
        include (first_name, last_name, email, user_type, is_active) where closed_at is null;
      create index users_name_searched on users (lower(first_name || ' ' || last_name), id)
        include (first_name, last_name, email, user_type, is_active) where closed_at is null;
      drop index users_newest, users_name;
      alter index users_newest_searched rename to users_newest;
      alter index users_name_searched rename to users_name;
    `)
  }
}
