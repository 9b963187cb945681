import { Migration } from '@mikro-orm/migrations'

/**
 * People who work for a vendor's business under accounts of their own. A vendor without rows works alone. The first
 * invitation also writes the founder's row.
 */
export class Migration20270112BusinessPeople extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table business_people (
        user_id uuid primary key references users,
        vendor_id uuid not null references users,
        role text not null constraint business_people_role check (role in ('owner', 'dispatcher', 'driver')),
        invited_by_id uuid references users,
        invited_at timestamptz(3),
        joined_at timestamptz(3),
        left_at timestamptz(3),
        last_seen_at timestamptz(3),
        constraint business_people_invited check (invited_at is not null or joined_at is not null)
      );
      create index business_people_vendor on business_people (vendor_id) where left_at is null;

      -- Whatever the code does, a business that people work for has an owner.
      create function keep_an_owner() returns trigger language plpgsql as $$
      begin
        if exists (select from business_people where vendor_id = old.vendor_id and joined_at is not null and left_at is null)
          and not exists (select from business_people
            where vendor_id = old.vendor_id and joined_at is not null and left_at is null and role = 'owner') then
          raise exception 'the business % would have no owner', old.vendor_id
            using errcode = 'check_violation', constraint = 'business_people_owner';
        end if;
        return null;
      end $$;
      create constraint trigger keep_an_owner after update or delete on business_people
        deferrable initially deferred for each row execute function keep_an_owner();

      create function record_changes_of_people() returns trigger language plpgsql as $$
      begin
        insert into changes (kind, row_id, users) select 'person', r.user_id, array[r.user_id, r.vendor_id]
        from new_rows r;
        return null;
      end $$;
      create trigger record_inserted after insert on business_people referencing new table as new_rows
        for each statement execute function record_changes_of_people();
      create function record_changed_people() returns trigger language plpgsql as $$
      begin
        insert into changes (kind, row_id, users)
        select 'person', n.user_id, array(select distinct unnest(array[n.user_id, n.vendor_id, o.vendor_id]))
        from old_rows o join new_rows n on n.user_id = o.user_id
        where (n.vendor_id, n.role, n.invited_at, n.joined_at, n.left_at)
          is distinct from (o.vendor_id, o.role, o.invited_at, o.joined_at, o.left_at);
        return null;
      end $$;
      create trigger record_updated after update on business_people referencing old table as old_rows new table as new_rows
        for each statement execute function record_changed_people();
      create function record_changes_of_left_people() returns trigger language plpgsql as $$
      begin
        insert into changes (kind, row_id, users) select 'person', r.user_id, array[r.user_id, r.vendor_id]
        from old_rows r;
        return null;
      end $$;
      create trigger record_deleted after delete on business_people referencing old table as old_rows
        for each statement execute function record_changes_of_left_people();

      alter table visits
        add column assigned_to_id uuid references users,
        add column position int not null default 0;
      create index visits_assigned on visits (assigned_to_id, window_start) where assigned_to_id is not null;

      alter table messages add column person_id uuid references users;
      alter table job_events add column person_id uuid references users;
      alter table audit_events add column vendor_id uuid references users;
      alter table api_tokens add column role text
        constraint api_tokens_role check (role in ('owner', 'dispatcher', 'driver'));
    `)
  }
}
