import { Migration } from '@mikro-orm/migrations'

/**
 * The notices of each user: docs/decisions/0060-notices.md. No foreign keys: a bid writes one to the customer, and
 * the check would lock the customer's account out of the order of locks (docs/decisions/0039-order-of-locks.md).
 */
export class Migration20261122Notices extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table notices (
        id uuid primary key,
        event_id uuid not null,
        user_id uuid not null,
        kind text not null,
        job_id uuid,
        data jsonb not null default '{}',
        created_at timestamptz(3) not null,
        read_at timestamptz(3),
        -- The notice whose mail contains it.
        mailed_with uuid,
        constraint notices_once unique (event_id, user_id)
      );
      create index notices_user on notices (user_id, created_at desc, id desc);
      -- One notice for each thread with unread messages.
      create unique index notices_unread_thread on notices (user_id, job_id)
        where kind = 'message_received' and read_at is null;
      create index service_areas_zip on service_areas (zip5);
      create index users_admins on users (id) where user_type = 'admin';

      -- Null until the first sign-in, which is not reported as a new device.
      alter table users add column signed_in_at timestamptz(3);
      update users set signed_in_at = created_at where password is not null;

      -- One change for each user, however many of their notices one statement writes.
      create function record_changes_of_notices() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into changes (kind, row_id, users)
            select 'notice', (array_agg(n.id))[1], array[n.user_id] from new_rows n group by n.user_id;
        else
          insert into changes (kind, row_id, users)
            select 'notice', (array_agg(n.id))[1], array[n.user_id] from new_rows n
              join old_rows o on o.id = n.id and o.read_at is distinct from n.read_at
            group by n.user_id;
        end if;
        return null;
      end $$;
      create trigger record_inserted after insert on notices referencing new table as new_rows
        for each statement execute function record_changes_of_notices();
      create trigger record_updated after update on notices referencing old table as old_rows new table as new_rows
        for each statement execute function record_changes_of_notices();
    `)
  }
}
