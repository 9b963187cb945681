import { Migration } from '@mikro-orm/migrations'

/**
 * Payments by card: a session at Stripe that is started and then confirmed, failed, or lapsed, and refunds of it, which are
 * negative. Whatever changes what is due while a card payment counts or is under way wakes the task that compares them, whichever
 * act it is: docs/decisions/0119-card-payments-follow-what-is-due.md.
 */
export class Migration20270124CardPayments extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table job_payments
        add column provider text not null default 'direct'
          constraint job_payments_provider check (provider in ('direct', 'stripe')),
        add column session_id text constraint job_payments_session check (session_id ~ '^cs_\\w+$'),
        add column processor_id text constraint job_payments_processor check (processor_id ~ '^\\w+$'),
        add column refund_of uuid references job_payments on delete cascade,
        add column fee numeric(10, 2) not null default 0,
        add column failure text constraint job_payments_failure check (failure ~ '^\\w{1,100}$'),
        add column attempt smallint not null default 1 constraint job_payments_attempt check (attempt > 0),
        add column attempted_at timestamptz(3),
        add column dispute_id text constraint job_payments_dispute check (dispute_id ~ '^\\w+$'),
        add column dispute_status text constraint job_payments_dispute_status check (dispute_status in ('open', 'won', 'lost')),
        add column dispute_due_by timestamptz(3);

      alter table job_payments drop constraint job_payments_status;
      alter table job_payments add constraint job_payments_status
        check (status in ('marked', 'confirmed', 'denied', 'lapsed', 'started', 'failed')) not valid;
      alter table job_payments validate constraint job_payments_status;
      alter table job_payments drop constraint job_payments_decided;
      alter table job_payments add constraint job_payments_decided
        check ((status in ('marked', 'started')) = (decided_at is null)) not valid;
      alter table job_payments validate constraint job_payments_decided;
      alter table job_payments add constraint job_payments_of_provider check (case provider
        when 'direct' then status not in ('started', 'failed') and attempted_at is null and fee = 0
          and coalesce(session_id, processor_id, failure, dispute_id, refund_of::text) is null
        else status not in ('marked', 'denied') and method = 'card' and attempted_at is not null and fee between 0 and abs(amount)
          and (refund_of is not null) = (amount < 0) and (refund_of is null or session_id is null)
          and (status <> 'confirmed' or processor_id is not null) and (status = 'failed') = (failure is not null)
          and (dispute_id is null) = (dispute_status is null) and (dispute_id is null or processor_id is not null) end) not valid;
      alter table job_payments validate constraint job_payments_of_provider;
      create unique index job_payments_processor_id on job_payments (processor_id) where processor_id is not null;
      create unique index job_payments_session_id on job_payments (session_id) where session_id is not null;
      create index job_payments_refund_of on job_payments (refund_of) where refund_of is not null;
      create unique index job_payments_one_session on job_payments (job_id) where status = 'started' and refund_of is null;
      create index job_payments_started on job_payments (attempted_at) where status = 'started';
      create index job_payments_failed on job_payments (job_id) where status = 'failed' or dispute_status = 'open';

      create or replace function keep_payment() returns trigger language plpgsql as $$
      declare
        may text[] := case
          when old.provider = 'direct' then array['status', 'deny_reason', 'decided_at']
          -- A session that took no money is asked for again.
          when old.refund_of is null and old.processor_id is null and new.status = 'started' and new.attempt = old.attempt + 1 then
            array['status', 'decided_at', 'failure', 'amount', 'fee', 'session_id', 'attempt', 'attempted_at']
          when old.status = 'started' then array['status', 'decided_at', 'failure', 'session_id', 'processor_id']
          -- A refund that Stripe had confirmed can still come back.
          when old.status = 'confirmed' and old.refund_of is not null then array['status', 'decided_at', 'failure']
          when old.status = 'confirmed' then array['dispute_id', 'dispute_status', 'dispute_due_by']
          else '{}' end;
      begin
        -- What people wrote goes with the messages of the job.
        if new.deny_reason = 'Removed' and to_jsonb(new) - 'deny_reason' = to_jsonb(old) - 'deny_reason' then
          return new;
        end if;
        if to_jsonb(new) - may <> to_jsonb(old) - may
          or (old.provider = 'direct' and old.status <> 'marked')
          or (old.processor_id is not null and new.processor_id is distinct from old.processor_id)
          or (old.session_id is not null and new.session_id is distinct from old.session_id and new.attempt = old.attempt) then
          raise exception 'A payment is never edited' using errcode = 'check_violation', constraint = 'job_payments_kept';
        end if;
        return new;
      end $$;

      -- What a bank took back may be more than is left.
      create function keep_refunds() returns trigger language plpgsql as $$
      begin
        if (select sum(p.amount) from job_payments p where p.status in ('started', 'confirmed')
            and (p.id = new.refund_of or (p.refund_of = new.refund_of and p.processor_id is distinct from
              (select d.dispute_id from job_payments d where d.id = new.refund_of)))) < 0 then
          raise exception 'More is refunded than was paid' using errcode = 'check_violation', constraint = 'job_payments_refunded';
        end if;
        return null;
      end $$;
      create trigger keep_refunds after insert or update of status on job_payments for each row
        when (new.refund_of is not null and new.status in ('started', 'confirmed')) execute function keep_refunds();

      create function wake_cards(of_job uuid, of_vendor uuid) returns void language sql as $$
        insert into queued_tasks (task, payload, key, max_attempts)
        select 'settleCards', json_build_object('jobId', p.job_id, 'vendorId', p.vendor_id),
          'settleCards:' || p.job_id || ':' || p.vendor_id || ':' || pg_current_xact_id(), 12
        from job_payments p where p.job_id = of_job and (of_vendor is null or p.vendor_id = of_vendor)
          and p.provider = 'stripe' and p.status in ('started', 'confirmed')
        group by p.job_id, p.vendor_id
      $$;
      create function wake_cards_of_line() returns trigger language plpgsql as $$
      begin
        perform wake_cards(new.job_id, new.vendor_id);
        return null;
      end $$;
      create trigger wake_cards after insert or update of status on job_charges for each row execute function wake_cards_of_line();
      create trigger wake_cards after insert or update of status on job_payments for each row execute function wake_cards_of_line();
      create trigger wake_cards_of_dispute after update of dispute_status on job_payments for each row
        when (old.dispute_status is distinct from new.dispute_status) execute function wake_cards_of_line();
      create function wake_cards_of_job() returns trigger language plpgsql as $$
      begin
        perform wake_cards(new.id, null);
        return null;
      end $$;
      create trigger wake_cards after update of vendor_id on jobs for each row
        when (old.vendor_id is distinct from new.vendor_id) execute function wake_cards_of_job();
      create function wake_cards_of_account() returns trigger language plpgsql as $$
      begin
        perform wake_cards(p.job_id, p.vendor_id) from job_payments p
        where p.vendor_id = new.vendor_id and p.status = 'started' and p.refund_of is null;
        return null;
      end $$;
      create trigger wake_cards after update of status on card_accounts for each row
        when (old.status = 'on' and new.status <> 'on') execute function wake_cards_of_account();
    `)
  }
}
