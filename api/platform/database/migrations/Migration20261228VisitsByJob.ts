import { Migration } from '@mikro-orm/migrations'

/**
 * Marks the visits that a job's completion finished without evidence, and keeps a job with a failed visit from being
 * completed, whichever act or release tries.
 */
export class Migration20261228VisitsByJob extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table visits add column finished_by_job boolean not null default false;
      alter table visits add constraint visits_finished_by_job
        check (not finished_by_job or (status = 'done' and tons is null and ticket_id is null));

      -- Of this vendor's current time with the job: an earlier one planned its own visits.
      create function has_failed_visit(of_job uuid) returns boolean language sql stable as $$
        select exists (select from visits f join jobs j on j.id = f.job_id and j.vendor_id = f.vendor_id
          where f.job_id = of_job and f.status = 'failed'
            and f.created_at >= (select max(e.created_at) from job_events e where e.job_id = of_job and e.to_status = 'accepted')
            and not exists (select from visits d where d.job_id = f.job_id and d.vendor_id = f.vendor_id and d.kind = f.kind
              and d.status = 'done' and not d.finished_by_job))
      $$;

      create or replace function move_visits_with_job() returns trigger language plpgsql as $$
      begin
        if new.to_status = 'accepted' then
          perform plan_visits(new.job_id, new.created_at);
        elsif new.to_status = 'in_progress' then
          update visits set status = 'arrived', arrived_at = new.created_at
          where id = (select v.id from visits v join jobs j on j.id = v.job_id and j.vendor_id = v.vendor_id
              where v.job_id = new.job_id and v.status = 'scheduled' order by v.window_start, v.id limit 1)
            and not exists (select from visits v join jobs j on j.id = v.job_id and j.vendor_id = v.vendor_id
              where v.job_id = new.job_id and v.status in ('on_the_way', 'arrived', 'done'));
        elsif new.to_status = 'completed' then
          if has_failed_visit(new.job_id) then
            raise exception 'A visit that failed is not done' using errcode = 'check_violation', constraint = 'visits_all_done';
          end if;
          update visits set status = 'done', arrived_at = coalesce(arrived_at, new.created_at), done_at = new.created_at,
            finished_by_job = true
          where job_id = new.job_id and status in ('scheduled', 'on_the_way', 'arrived');
        else
          update visits set status = 'cancelled'
          where job_id = new.job_id and status in ('scheduled', 'on_the_way', 'arrived');
        end if;
        return null;
      end $$;
    `)
  }
}
