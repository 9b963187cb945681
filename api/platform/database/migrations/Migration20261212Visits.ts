import { Migration } from '@mikro-orm/migrations'

/**
 * The visits of a job to its vendor, at the windows that its request names, on the job's clock. A window that was over when
 * the vendor got the job is the next twelve hours, so that nobody is late at once.
 */
const PLANNED = /* sql */ `
  insert into visits (id, job_id, vendor_id, kind, window_start, window_end, created_at)
  select gen_random_uuid(), j.id, j.vendor_id, w.kind, case when w.ends > accepted_at then w.starts else accepted_at end,
    case when w.ends > accepted_at then w.ends else accepted_at + interval '12 hours' end, accepted_at
  from jobs j cross join lateral (
    select 'haul' as kind, j.pickup_date_time as starts, j.pickup_date_time + interval '2 hours' as ends
      where j.type = 'junk_pickup' and j.pickup_date_time is not null
    union all
    select 'delivery',
      (j.dropoff_date + case j.dropoff_time_preference when 'afternoon' then time '12:00' else time '08:00' end) at time zone j.time_zone,
      (j.dropoff_date + case j.dropoff_time_preference when 'morning' then time '12:00' else time '17:00' end) at time zone j.time_zone
      where j.type = 'dumpster_rental' and j.dropoff_date is not null
    union all
    select 'pickup', (j.pickup_date + time '08:00') at time zone j.time_zone, (j.pickup_date + time '17:00') at time zone j.time_zone
      where j.type = 'dumpster_rental' and j.pickup_date is not null) w
  where j.id = of_job and j.vendor_id is not null
  on conflict do nothing`

/**
 * Visits between accepting a bid and completing the job. They follow the job's history in a deferred trigger: whichever
 * act or release moves a job moves its visits in the same transaction, at the act's own time, and locks them last.
 */
export class Migration20261212Visits extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table visits (
        id uuid primary key,
        job_id uuid not null references jobs on delete cascade,
        vendor_id uuid not null references users,
        kind text not null constraint visits_kind check (kind in ('delivery', 'pickup', 'haul')),
        window_start timestamptz(3) not null,
        window_end timestamptz(3) not null,
        status text not null default 'scheduled'
          constraint visits_status check (status in ('scheduled', 'on_the_way', 'arrived', 'done', 'failed', 'cancelled')),
        eta timestamptz(3),
        on_the_way_at timestamptz(3),
        arrived_at timestamptz(3),
        done_at timestamptz(3),
        failed_at timestamptz(3),
        failure_reason text constraint visits_failure_reason check (failure_reason in
          ('blocked', 'nobody_there', 'unsafe', 'prohibited_items', 'overfilled', 'weather', 'vendor_fault')),
        failure_note text constraint visits_failure_note_length check (char_length(failure_note) between 1 and 500),
        unit_label text constraint visits_unit_label_length check (char_length(unit_label) between 1 and 40),
        tons numeric(4, 2) constraint visits_tons check (tons > 0),
        ticket_id uuid,
        created_at timestamptz(3) not null default now(),
        constraint visits_window check (window_end > window_start),
        constraint visits_eta check (eta is null or on_the_way_at is not null),
        constraint visits_on_the_way check (status <> 'on_the_way' or on_the_way_at is not null),
        constraint visits_arrived check (status not in ('arrived', 'done') or arrived_at is not null),
        constraint visits_done check ((status = 'done') = (done_at is not null)),
        constraint visits_failed check ((status = 'failed') = (failed_at is not null)),
        constraint visits_failed_reason check ((failed_at is null) = (failure_reason is null)),
        constraint visits_tons_with_ticket check (tons is null or ticket_id is not null)
      );
      create unique index visits_one_each on visits (job_id, vendor_id, kind) where status not in ('failed', 'cancelled');
      create index visits_job on visits (job_id);
      create index visits_vendor on visits (vendor_id, window_start);
      create index visits_ahead on visits (window_end) where status in ('scheduled', 'on_the_way');

      create index visits_vendor_fault on visits (vendor_id) where failure_reason = 'vendor_fault';

      create table visit_photos (
        id uuid primary key references uploads,
        visit_id uuid not null references visits on delete cascade,
        kind text not null constraint visit_photos_kind check (kind in ('before', 'after', 'ticket', 'problem')),
        created_at timestamptz(3) not null default now()
      );
      create unique index visit_photos_visit on visit_photos (visit_id, id);
      -- Visits, photos, and uploads refer to each other in a circle, so a restore checks these two at its end.
      alter table visits add constraint visits_ticket_own foreign key (id, ticket_id) references visit_photos (visit_id, id) deferrable;
      create index visits_ticket on visits (ticket_id) where ticket_id is not null;

      alter table uploads add column visit_id uuid references visits on delete set null deferrable;
      create index uploads_visit on uploads (visit_id) where visit_id is not null;

      create function plan_visits(of_job uuid, accepted_at timestamptz) returns void language sql as $$${PLANNED}$$;

      create function move_visits_with_job() returns trigger language plpgsql as $$
      begin
        if new.to_status = 'accepted' then
          perform plan_visits(new.job_id, new.created_at);
        elsif new.to_status = 'in_progress' then
          update visits set status = 'arrived', arrived_at = new.created_at
          where id = (select v.id from visits v join jobs j on j.id = v.job_id and j.vendor_id = v.vendor_id
              where v.job_id = new.job_id and v.status = 'scheduled' order by v.window_start, v.id limit 1)
            and not exists (select from visits v join jobs j on j.id = v.job_id and j.vendor_id = v.vendor_id
              where v.job_id = new.job_id and v.status in ('on_the_way', 'arrived', 'done', 'failed'));
        elsif new.to_status = 'completed' then
          update visits set status = 'done', arrived_at = coalesce(arrived_at, new.created_at), done_at = new.created_at
          where job_id = new.job_id and status in ('scheduled', 'on_the_way', 'arrived');
        else
          update visits set status = 'cancelled'
          where job_id = new.job_id and status in ('scheduled', 'on_the_way', 'arrived');
        end if;
        return null;
      end $$;
      create constraint trigger move_visits after insert on job_events deferrable initially deferred for each row
        when (new.from_status is distinct from new.to_status and new.from_status is not null)
        execute function move_visits_with_job();

      select plan_visits(j.id, coalesce((select max(e.created_at) from job_events e
        where e.job_id = j.id and e.to_status = 'accepted'), j.created_at))
      from jobs j where j.status in ('accepted', 'in_progress');
      update visits v set status = 'arrived', arrived_at = coalesce((select max(e.created_at) from job_events e
        where e.job_id = v.job_id and e.to_status = 'in_progress'), v.created_at)
      where exists (select from jobs j where j.id = v.job_id and j.status = 'in_progress') and v.kind <> 'pickup';

      -- A customer whose vendor did not come opens the job for bids again, instead of cancelling it.
      alter table job_events drop constraint job_events_did_not_come;
      alter table job_events add constraint job_events_did_not_come
        check (not vendor_did_not_come or (to_status in ('cancelled', 'pending') and lost_by_id is not null)) not valid;
      alter table job_events validate constraint job_events_did_not_come;

      create table calendar_feeds (
        user_id uuid primary key references users,
        token_hash bytea not null constraint calendar_feeds_token unique,
        created_at timestamptz(3) not null default now()
      );

      alter table settings add column visit_photos_required boolean not null default true;

      create function record_changes_of_visits() returns trigger language plpgsql as $$
      begin
        if (select count(*) from new_rows) > 500 then insert into changes (kind) values ('job');
        else insert into changes (kind, row_id, job_id, users, areas)
          select 'job', j.id, j.id, array_remove(array[j.customer_id, j.vendor_id], null), '{}'::text[]
          from jobs j where j.id in (select r.job_id from new_rows r);
        end if;
        return null;
      end $$;
      create trigger record_inserted after insert on visits referencing new table as new_rows
        for each statement execute function record_changes_of_visits();
      create trigger record_updated after update on visits referencing new table as new_rows
        for each statement execute function record_changes_of_visits();
    `)
  }
}
