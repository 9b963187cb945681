import { Migration } from '@mikro-orm/migrations'

/**
 * Numbered dumpsters and the days for which jobs hold them. A vendor who enters none is never limited. Whatever the code
 * does, no dumpster is promised twice for a day.
 */
export class Migration20270115Stock extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create extension if not exists btree_gist;

      create table units (
        id uuid primary key,
        vendor_id uuid not null references users,
        size text not null constraint units_size check (size in ('10_yard', '15_yard', '20_yard', '30_yard')),
        label text not null constraint units_label check (label <> ''),
        out_since timestamptz(3),
        note text,
        created_at timestamptz(3) not null,
        removed_at timestamptz(3)
      );
      create unique index units_labels on units (vendor_id, lower(label)) where removed_at is null;
      create index units_sizes on units (vendor_id, size) where removed_at is null;

      create table reservations (
        id uuid primary key,
        job_id uuid not null references jobs,
        vendor_id uuid not null references users,
        size text not null constraint reservations_size check (size in ('10_yard', '15_yard', '20_yard', '30_yard')),
        unit_id uuid references units,
        lost_unit_id uuid references units,
        period daterange not null constraint reservations_period check (not isempty(period)),
        pinned boolean not null default false,
        released_at timestamptz(3),
        created_at timestamptz(3) not null,
        constraint reservations_unit check (unit_id is null or lost_unit_id is null),
        -- Checked after each statement, so that one statement can exchange the dumpsters of two jobs.
        constraint reservations_apart exclude using gist (unit_id with =, period with &&)
          where (released_at is null) deferrable initially immediate
      );
      create index reservations_job on reservations (job_id);
      create index reservations_stock on reservations (vendor_id, size, upper(period)) where released_at is null;

      create table vendor_days_off (
        id uuid primary key,
        vendor_id uuid not null references users,
        from_day date not null,
        to_day date not null,
        note text,
        created_at timestamptz(3) not null,
        constraint vendor_days_off_order check (to_day >= from_day)
      );
      create index vendor_days_off_vendor on vendor_days_off (vendor_id, to_day);

      alter table dumpster_sizes add column turnaround_days int not null default 0
        constraint dumpster_sizes_turnaround check (turnaround_days between 0 and 14);
      create trigger dumpster_sizes_version_of_turnaround before update of turnaround_days on dumpster_sizes
        for each row when (old.turnaround_days is distinct from new.turnaround_days) execute function next_version();

      alter table bids add column out_of_stock_at timestamptz(3);

      create function record_changes_of_stock() returns trigger language plpgsql as $$
      begin
        insert into changes (kind, row_id, users)
        select distinct 'stock', r.vendor_id, array[r.vendor_id] from changed_rows r;
        return null;
      end $$;
      create trigger record_inserted after insert on units referencing new table as changed_rows
        for each statement execute function record_changes_of_stock();
      create trigger record_updated after update on units referencing new table as changed_rows
        for each statement execute function record_changes_of_stock();
      create trigger record_inserted after insert on reservations referencing new table as changed_rows
        for each statement execute function record_changes_of_stock();
      create trigger record_updated after update on reservations referencing new table as changed_rows
        for each statement execute function record_changes_of_stock();
      create trigger record_inserted after insert on vendor_days_off referencing new table as changed_rows
        for each statement execute function record_changes_of_stock();
      create trigger record_deleted after delete on vendor_days_off referencing old table as changed_rows
        for each statement execute function record_changes_of_stock();
    `)
  }
}
