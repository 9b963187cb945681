import { Migration } from '@mikro-orm/migrations'

/**
 * When a customer leaves a vendor, the vendor keeps the late fee and the trip fees, whoever gets the job next. Only the other
 * lines of that vendor end. A late fee bears no service fee, even if its vendor gets the job again and completes it.
 */
export class Migration20270105LeavingVendors extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create or replace function charge_with_job() returns trigger language plpgsql as $$
      declare
        taken boolean := tg_op = 'INSERT' or old.vendor_id is distinct from new.vendor_id;
        loser uuid := case when tg_op = 'UPDATE' then old.vendor_id end;
      begin
        if taken or new.status in ('pending', 'cancelled') then
          update job_charges c set status = 'void' where c.job_id = new.id and c.vendor_id = loser and c.status <> 'void'
            and c.kind not in ('cancellation', 'trip')
            and not exists (select from visits v where v.job_id = c.job_id and v.vendor_id = c.vendor_id and v.kind <> 'pickup'
              and v.status = 'done');
        end if;
        if taken and new.vendor_id is not null and new.final_price > 0 and new.status <> 'cancelled' then
          insert into job_charges (id, job_id, vendor_id, kind, label, unit_price, amount, created_at)
          select gen_random_uuid(), new.id, new.vendor_id, 'base', 'Agreed price', new.final_price, new.final_price,
            coalesce((select max(e.created_at) from job_events e where e.job_id = new.id and e.to_status = 'accepted'), now())
          -- The vendor who delivered has the job again.
          where not exists (select from job_charges c where c.job_id = new.id and c.vendor_id = new.vendor_id and c.kind = 'base'
            and c.status <> 'void');
        end if;
        perform sum_charges(new.id);
        return null;
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
          where c.job_id = of_job and c.vendor_id = job.vendor_id and c.kind <> 'cancellation'
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
