import { Migration } from '@mikro-orm/migrations'

/**
 * Records the vendor who lost a job that was given back, taken back, or cancelled, for that vendor's reliability. The
 * audit log, written at the same moment, names vendors who lost a job to an admin.
 */
export class Migration20261202WhoLostTheJob extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table job_events
        add column lost_by_id uuid constraint job_events_lost_by_id_foreign references users,
        add column vendor_did_not_come boolean not null default false;
      update job_events e set lost_by_id = case
          when e.to_status = 'cancelled' then j.vendor_id
          when a.user_type = 'vendor' then e.actor_id
          else (select (x.before->>'vendorId')::uuid from audit_events x
            where x.subject_id = e.job_id and x.action in ('reopenJob', 'reassignJob') and x.created_at = e.created_at limit 1)
        end
        from jobs j, users a
        where j.id = e.job_id and a.id = e.actor_id
          and e.from_status in ('accepted', 'in_progress') and e.to_status in ('pending', 'cancelled');
      alter table job_events add constraint job_events_lost check (lost_by_id is null
        or (from_status in ('accepted', 'in_progress') and to_status in ('pending', 'cancelled'))) not valid;
      alter table job_events validate constraint job_events_lost;
      alter table job_events add constraint job_events_did_not_come
        check (not vendor_did_not_come or (to_status = 'cancelled' and lost_by_id is not null)) not valid;
      alter table job_events validate constraint job_events_did_not_come;
      create index job_events_lost_by on job_events (lost_by_id) where lost_by_id is not null;
      drop index job_events_given_back;
    `)
  }
}
