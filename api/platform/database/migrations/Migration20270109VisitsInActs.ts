import { Migration } from '@mikro-orm/migrations'

/**
 * The acts plan, begin, finish, and cancel a job's visits now (`moveJob`), and decide bids (`acceptBid`). The database only refuses a history
 * that left its visits behind.
 */
export class Migration20270109VisitsInActs extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      drop trigger move_visits on job_events;
      drop function move_visits_with_job();
      drop function has_failed_visit(uuid);
      drop function plan_visits(uuid, timestamptz);
      drop function decide_bids(uuid, uuid, timestamptz);

      create function expect_visits_of_job() returns trigger language plpgsql as $$
      declare
        job jobs;
      begin
        select * into job from jobs where id = new.job_id;
        if exists (select from visits v where v.job_id = job.id and v.status in ('scheduled', 'on_the_way', 'arrived')
            and (job.status not in ('accepted', 'in_progress') or v.vendor_id is distinct from job.vendor_id))
          or (job.status in ('accepted', 'in_progress')
            and not exists (select from visits v where v.job_id = job.id and v.vendor_id = job.vendor_id)) then
          raise exception 'A job moved without its visits' using errcode = 'check_violation', constraint = 'visits_follow_job';
        end if;
        return null;
      end $$;
      create constraint trigger expect_visits after insert on job_events deferrable initially deferred for each row
        when (new.from_status is distinct from new.to_status and new.from_status is not null)
        execute function expect_visits_of_job();
    `)
  }
}
