import { Migration } from '@mikro-orm/migrations'

const CHANGED = `insert into changes (kind, row_id, users)
  select distinct 'preference', r.user_id, array[r.user_id]`

/** Sent to their owner alone, who has few of them; many at once are the clean-up of a closed account, whom nobody hears. */
const watch = (table: string) => `
  create function record_changes_of_${table}() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then ${CHANGED} from old_rows r limit 500;
    else ${CHANGED} from new_rows r limit 500;
    end if;
    return null;
  end $$;
  create trigger record_inserted after insert on ${table} referencing new table as new_rows
    for each statement execute function record_changes_of_${table}();
  create trigger record_updated after update on ${table} referencing new table as new_rows
    for each statement execute function record_changes_of_${table}();
  create trigger record_deleted after delete on ${table} referencing old table as old_rows
    for each statement execute function record_changes_of_${table}();`

/** How people want to be told, and when not: docs/decisions/0061-when-notices-are-sent.md. */
export class Migration20261122NoticePreferences extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table notice_preferences (
        user_id uuid not null references users on delete cascade,
        notice_group text not null,
        channel text not null,
        frequency text not null,
        changed_at timestamptz not null,
        primary key (user_id, notice_group, channel),
        constraint notice_preferences_channel check (channel in ('mail', 'push', 'sms')),
        constraint notice_preferences_frequency check (frequency in ('now', 'hourly', 'daily', 'off')),
        constraint notice_preferences_security check (notice_group <> 'security')
      );
      create table quiet_hours (
        user_id uuid primary key references users on delete cascade,
        is_on boolean not null default true,
        from_hour smallint not null default 21,
        to_hour smallint not null default 8,
        time_zone text not null,
        constraint quiet_hours_hours check (from_hour between 0 and 23 and to_hour between 0 and 23),
        constraint quiet_hours_time_zone_length check (length(time_zone) <= 64)
      );
      ${watch('notice_preferences')}
      ${watch('quiet_hours')}
    `)
  }
}
