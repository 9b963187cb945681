import { Migration } from '@mikro-orm/migrations'

/**
 * Adds the payments of customers to their vendors: the vendor marks one, and the customer confirms or denies it. One that
 * still waits lapses when the vendor loses the job.
 */
export class Migration20261221Payments extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table job_payments (
        id uuid primary key,
        job_id uuid not null references jobs on delete cascade,
        vendor_id uuid not null references users,
        amount numeric(10, 2) not null constraint job_payments_amount check (amount > 0),
        method text not null constraint job_payments_method 
          check (method in ('card', 'check', 'cash', 'zelle', 'venmo', 'bank_transfer')),
        status text not null default 'marked' constraint job_payments_status 
          check (status in ('marked', 'confirmed', 'denied', 'lapsed')),
        deny_reason text constraint job_payments_deny_reason_length check (char_length(deny_reason) between 1 and 500),
        created_at timestamptz(3) not null default now(),
        decided_at timestamptz(3),
        constraint job_payments_decided check ((status = 'marked') = (decided_at is null)),
        constraint job_payments_denied check ((status = 'denied') = (deny_reason is not null))
      );
      create index job_payments_job on job_payments (job_id);
      create index job_payments_vendor on job_payments (vendor_id);
      create unique index job_payments_one_open on job_payments (job_id) where status = 'marked';
      create index job_payments_denied on job_payments (job_id, decided_at) where status = 'denied';

      create function keep_payment() returns trigger language plpgsql as $$
      begin
        if (to_jsonb(new) - array['status', 'deny_reason', 'decided_at'])
          <> (to_jsonb(old) - array['status', 'deny_reason', 'decided_at']) or old.status <> 'marked' then
          raise exception 'A payment is never edited' using errcode = 'check_violation', constraint = 'job_payments_kept';
        end if;
        return new;
      end $$;
      create trigger keep_payment before update on job_payments for each row execute function keep_payment();

      create function lapse_payment() returns trigger language plpgsql as $$
      begin
        update job_payments set status = 'lapsed', decided_at = now() where job_id = new.id and status = 'marked';
        return null;
      end $$;
      create trigger lapse_payment after update of vendor_id on jobs for each row
        when (old.vendor_id is distinct from new.vendor_id) execute function lapse_payment();

      create trigger record_inserted after insert on job_payments referencing new table as new_rows
        for each statement execute function record_changes_of_visits();
      create trigger record_updated after update on job_payments referencing new table as new_rows
        for each statement execute function record_changes_of_visits();
    `)
  }
}
