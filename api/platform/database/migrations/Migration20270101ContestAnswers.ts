import { Migration } from '@mikro-orm/migrations'

/**
 * A vendor answers a contest, and an admin takes a decision back: the charge is contested again, and a fee that was voided
 * with it is booked again.
 */
export class Migration20270101ContestAnswers extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table job_charges
        add column contest_answer text constraint job_charges_answer_length check (char_length(contest_answer) between 1 and 500),
        add column answered_at timestamptz(3),
        add column answer_photo_ids uuid[] not null default '{}'
          constraint job_charges_answer_photos check (cardinality(answer_photo_ids) <= 5),
        add column decided_at timestamptz(3),
        add constraint job_charges_answered check ((contest_answer is null) = (answered_at is null)
          and (contest_answer is null or contested_at is not null)
          and (contest_answer is not null or cardinality(answer_photo_ids) = 0));

      -- A photo of an answer belongs to the answer.
      alter table visit_photos add column charge_id uuid references job_charges on delete set null deferrable;
      create index visit_photos_charge on visit_photos (charge_id) where charge_id is not null;

      create or replace function keep_charge() returns trigger language plpgsql as $$
      declare
        mutable text[] := array['status', 'contest_until', 'contested_at', 'contest_reason', 'decision_reason', 'voided_by_admin',
          'contest_answer', 'answered_at', 'answer_photo_ids', 'decided_at'];
        answer text[] := array['contest_answer', 'answered_at', 'answer_photo_ids'];
        -- Forgetting keeps that somebody wrote something.
        is_forgotten boolean := new.contest_answer = 'Removed' and new.answered_at = old.answered_at
          and new.answer_photo_ids = old.answer_photo_ids;
        is_undone boolean := new.status = 'contested' and old.decided_at is not null and new.decided_at is null
          and not new.voided_by_admin and (old.status = 'booked' or (old.status = 'void' and old.voided_by_admin));
        is_answered boolean;
      begin
        select bool_or(to_jsonb(new) -> of is distinct from to_jsonb(old) -> of) into is_answered from unnest(answer) of;
        if (to_jsonb(new) - mutable) <> (to_jsonb(old) - mutable)
          or (is_answered and old.status <> 'contested' and is_forgotten is not true)
          or (old.status = 'void' and not is_undone
            and (new.status <> 'void' or new.voided_by_admin <> old.voided_by_admin or new.decided_at is distinct from old.decided_at))
          or (old.status = 'booked' and old.decided_at is not null and new.status = 'contested' and not is_undone) then
          raise exception 'A charge is never edited' using errcode = 'check_violation', constraint = 'job_charges_kept';
        end if;
        return new;
      end $$;

      drop index job_charges_written;
      create index job_charges_written on job_charges (created_at)
        where contest_reason <> 'Removed' or decision_reason <> 'Removed' or contest_answer <> 'Removed';

      -- A fee is booked again if what voided it is taken back, but not if it was waived.
      create or replace function book_fee(of_charge job_charges, percent numeric, billed numeric, of_kind text, at timestamptz, why text)
      returns void language plpgsql as $$
      declare
        fee uuid;
        transfer uuid;
        sign integer := case when of_kind = 'fee' then 1 else -1 end;
        part numeric := fee_of(billed + sign * of_charge.amount, percent) - fee_of(billed, percent);
        before bigint;
      begin
        if of_kind = 'fee' then
          select count(*) into before from ledger_transfers t where t.charge_id = of_charge.id and t.kind = 'fee';
          transfer := ledger_id('fee:' || of_charge.id || case when before > 0 then ':' || before else '' end);
        else
          select t.id into fee from ledger_transfers t where t.charge_id = of_charge.id and t.kind = 'fee'
            and not exists (select from ledger_transfers r where r.reverses = t.id);
          transfer := ledger_id('reversal:' || fee);
        end if;
        insert into ledger_transfers (id, kind, job_id, charge_id, reverses, reason, created_at)
        values (transfer, of_kind, of_charge.job_id, of_charge.id, fee, why, at);
        if part <> 0 then
          insert into ledger_entries (transfer_id, account_id, amount) values
            (transfer, ledger_account('fee_revenue'), -part),
            (transfer, ledger_account('vendor_owes', of_charge.vendor_id), part);
        end if;
        if part < 0 then
          perform apply_credit(transfer, of_charge.vendor_id, -part);
        end if;
      end $$;

      create or replace function settle_fees(of_job uuid) returns void language plpgsql as $$
      declare
        job jobs;
        line record;
        percent numeric;
        billed numeric;
      begin
        -- Without its lock, two lines booked at once would each count from the same total.
        select * into job from jobs where id = of_job and status = 'completed' for no key update;
        if not found then
          return;
        end if;
        percent := fee_percent(job);
        billed := billed_total(of_job);
        for line in
          select c, coalesce(f.is_billed, false) as is_billed, coalesce(f.is_waived, false) as is_waived, f.is_billed is not null as was_billed
          from job_charges c left join lateral (
            select bool_or(r.id is null) as is_billed, bool_or(r.kind = 'fee_waived') as is_waived
            from ledger_transfers t left join ledger_transfers r on r.reverses = t.id where t.charge_id = c.id and t.kind = 'fee') f on true
          where c.job_id = of_job and c.vendor_id = job.vendor_id
          order by c.kind <> 'base', c.created_at, c.id
        loop
          if not line.is_billed and not line.is_waived and (line.c).status in ('booked', 'contested') then
            perform book_fee(line.c, percent, billed, 'fee',
              case when line.was_billed then now() else greatest((line.c).created_at, job.completed_date) end, null);
            billed := billed + (line.c).amount;
          elsif line.is_billed and (line.c).status = 'void' then
            perform book_fee(line.c, percent, billed, 'fee_voided', now(), (line.c).decision_reason);
            billed := billed - (line.c).amount;
          end if;
        end loop;
      end $$;
    `)
  }
}
