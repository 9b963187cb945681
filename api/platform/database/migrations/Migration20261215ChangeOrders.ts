import { Migration } from '@mikro-orm/migrations'

/** Proposed changes of an accepted job. A deferred trigger on the job's history ends what is open when the job ends. */
export class Migration20261215ChangeOrders extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table change_orders (
        id uuid primary key,
        job_id uuid not null references jobs on delete cascade,
        vendor_id uuid not null references users,
        kind text not null constraint change_orders_kind check (kind in ('move_visit', 'longer_rental', 'earlier_pickup',
          'extra_days', 'overweight', 'wasted_trip', 'extra', 'discount')),
        proposed_by text not null constraint change_orders_proposed_by check (proposed_by in ('customer', 'vendor')),
        status text not null default 'proposed' constraint change_orders_status
          check (status in ('proposed', 'accepted', 'declined', 'withdrawn', 'expired')),
        visit_id uuid references visits,
        window_start timestamptz(3),
        window_end timestamptz(3),
        window_before timestamptz(3),
        pickup_date date,
        quantity numeric(8, 2) constraint change_orders_quantity check (quantity > 0),
        amount numeric(10, 2) constraint change_orders_amount check (amount > 0),
        note text constraint change_orders_note_length check (char_length(note) between 1 and 500),
        decline_reason text constraint change_orders_decline_reason_length check (char_length(decline_reason) between 1 and 500),
        photo_ids text[] not null default '{}',
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        decided_at timestamptz(3),
        constraint change_orders_decided check ((status = 'proposed') = (decided_at is null)),
        constraint change_orders_window check (window_end > window_start),
        constraint change_orders_move check (kind <> 'move_visit' or num_nulls(visit_id, window_start, window_end) = 0),
        constraint change_orders_pickup check (kind not in ('longer_rental', 'earlier_pickup') or pickup_date is not null),
        constraint change_orders_priced check (kind not in ('extra', 'discount') or amount is not null),
        constraint change_orders_noted check (kind <> 'extra' or note is not null),
        constraint change_orders_of_customer check (proposed_by = 'vendor' or kind in ('move_visit', 'longer_rental', 'earlier_pickup'))
      );
      create unique index change_orders_one_open on change_orders (job_id, kind) where status = 'proposed';
      create index change_orders_job on change_orders (job_id);
      create index change_orders_vendor on change_orders (vendor_id);
      create index change_orders_visit on change_orders (visit_id) where visit_id is not null;
      create index change_orders_ending on change_orders (expires_at) where status = 'proposed';

      alter table job_charges add column visit_id uuid references visits, add column change_order_id uuid references change_orders;
      create index job_charges_visit on job_charges (visit_id) where visit_id is not null;
      create index job_charges_change_order on job_charges (change_order_id) where change_order_id is not null;
      create unique index job_charges_one_trip on job_charges (visit_id) where kind = 'trip' and status <> 'void';

      create function end_changes_with_job() returns trigger language plpgsql as $$
      begin
        update change_orders set status = 'expired', decided_at = new.created_at where job_id = new.job_id and status = 'proposed';
        update job_charges set status = 'void' where job_id = new.job_id and status = 'proposed';
        return null;
      end $$;
      create constraint trigger end_changes after insert on job_events deferrable initially deferred for each row
        when (new.from_status is distinct from new.to_status and new.to_status in ('pending', 'completed', 'cancelled')
          and new.from_status in ('accepted', 'in_progress'))
        execute function end_changes_with_job();

      create trigger record_inserted after insert on change_orders referencing new table as new_rows
        for each statement execute function record_changes_of_visits();
      create trigger record_updated after update on change_orders referencing new table as new_rows
        for each statement execute function record_changes_of_visits();
    `)
  }
}
