import { Migration } from '@mikro-orm/migrations'

/**
 * Stores the number of a vendor's completed jobs, instead of counting for each bid that shows it:
 * docs/decisions/0074-sealed-ratings.md.
 */
export class Migration20261129CompletedJobs extends Migration {
  override up(): void {
    this.addSql('set local statement_timeout = 0')
    // The lock holds back jobs that are completed right now, so that the trigger counts them afterwards.
    this.addSql(/* sql */ `
      lock table jobs in share row exclusive mode;
      alter table users add column completed_jobs integer not null default 0
        constraint users_completed_jobs check (completed_jobs >= 0);
      update users u set completed_jobs = c.completed
        from (select vendor_id, count(*)::int as completed from jobs where status = 'completed' group by 1) c
        where u.id = c.vendor_id;
    `)
    this.addSql(/* sql */ `
      create function keep_completed_jobs() returns trigger language plpgsql as $$ begin
        if tg_op <> 'INSERT' and old.status = 'completed' then
          update users set completed_jobs = completed_jobs - 1 where id = old.vendor_id;
        end if;
        if tg_op <> 'DELETE' and new.status = 'completed' then
          update users set completed_jobs = completed_jobs + 1 where id = new.vendor_id;
        end if;
        return null;
      end $$;
      create trigger keep_completed_on_insert after insert on jobs
        for each row when (new.status = 'completed') execute function keep_completed_jobs();
      create trigger keep_completed_on_update after update of status, vendor_id on jobs
        for each row when (
          (old.status = 'completed' or new.status = 'completed')
            and (old.status, old.vendor_id) is distinct from (new.status, new.vendor_id)
        ) execute function keep_completed_jobs();
      create trigger keep_completed_on_delete after delete on jobs
        for each row when (old.status = 'completed') execute function keep_completed_jobs();
    `)
  }
}
