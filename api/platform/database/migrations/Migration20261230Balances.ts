import { Migration } from '@mikro-orm/migrations'

/**
 * Keeps what is due between a job's customer and each vendor who has or had it: the vendor's booked and contested lines less
 * the confirmed payments, and the discounts that wait for money to come back. Triggers add each change, so that an index finds
 * what is open. A payment may
 * now be a part, or money that a vendor paid back, which is negative; one that waits stays when its vendor loses the job.
 * Prices and base lines are those of the current vendor.
 */
export class Migration20261230Balances extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table job_balances (
        job_id uuid not null references jobs on delete cascade,
        vendor_id uuid not null,
        amount numeric(12, 2) not null,
        promised numeric(12, 2) not null default 0,
        primary key (job_id, vendor_id)
      );
      insert into job_balances (job_id, vendor_id, amount)
      select job_id, vendor_id, sum(amount) from (
        select job_id, vendor_id, case when status in ('booked', 'contested') then amount else 0 end as amount from job_charges
        union all
        select job_id, vendor_id, case when status = 'confirmed' then -amount else 0 end from job_payments
      ) parts group by job_id, vendor_id;
      create index job_balances_open on job_balances (vendor_id, job_id) where amount <> 0 or promised <> 0;
      create index job_balances_to_pay_back on job_balances (job_id) where amount < 0 or promised > 0;

      -- Adds the differences, so that two changes at once both count.
      create function change_balance(of_job uuid, of_vendor uuid, due numeric, to_come_back numeric) returns void language sql as $$
        insert into job_balances as b (job_id, vendor_id, amount, promised) values (of_job, of_vendor, due, to_come_back)
        on conflict (job_id, vendor_id) do update set amount = b.amount + excluded.amount, promised = b.promised + excluded.promised
          where excluded.amount <> 0 or excluded.promised <> 0
      $$;
      -- Not the form with RETURN, which PostgreSQL 15 counts as a use of each column, so that none can be added.
      create function due_of(charge job_charges) returns numeric language sql immutable as $$
        select case when charge.status in ('booked', 'contested') then charge.amount else 0 end
      $$;
      create function promised_by(charge job_charges) returns numeric language sql immutable as $$
        select case when charge.status = 'proposed' and charge.kind = 'discount' then -charge.amount else 0 end
      $$;
      create function balance_charge() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          perform change_balance(new.job_id, new.vendor_id, due_of(new), promised_by(new));
        elsif tg_op = 'UPDATE' then
          perform change_balance(new.job_id, new.vendor_id, due_of(new) - due_of(old), promised_by(new) - promised_by(old));
        else
          -- With its job, the balance may be gone, too.
          update job_balances set amount = amount - due_of(old), promised = promised - promised_by(old)
          where job_id = old.job_id and vendor_id = old.vendor_id;
        end if;
        return null;
      end $$;
      create trigger balance_charge after insert or update of status or delete on job_charges
        for each row execute function balance_charge();
      create function paid_by(payment job_payments) returns numeric language sql immutable as $$
        select case when payment.status = 'confirmed' then payment.amount else 0 end
      $$;
      create function balance_payment() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          perform change_balance(new.job_id, new.vendor_id, -paid_by(new), 0);
        elsif tg_op = 'UPDATE' then
          perform change_balance(new.job_id, new.vendor_id, paid_by(old) - paid_by(new), 0);
        else
          update job_balances set amount = amount + paid_by(old) where job_id = old.job_id and vendor_id = old.vendor_id;
        end if;
        return null;
      end $$;
      create trigger balance_payment after insert or update of status or delete on job_payments
        for each row execute function balance_payment();

      alter table job_payments drop constraint job_payments_amount;
      alter table job_payments add constraint job_payments_amount check (amount <> 0) not valid;
      alter table job_payments validate constraint job_payments_amount;
      drop index job_payments_one_open;
      create unique index job_payments_one_open on job_payments (job_id, vendor_id) where status = 'marked';
      drop trigger lapse_payment on jobs;
      drop function lapse_payment();

      drop index job_charges_one_base;
      create unique index job_charges_one_base on job_charges (job_id, vendor_id) where kind = 'base' and status <> 'void';
      create or replace function sum_charges(of_job uuid) returns void language sql as $$
        update jobs set final_price = t.total
        from (select j.id, case when j.status in ('pending', 'cancelled') then sum(c.amount) else coalesce(sum(c.amount), 0) end as total
          from jobs j left join job_charges c on c.job_id = j.id and c.vendor_id = j.vendor_id and c.status in ('booked', 'contested')
          where j.id = of_job group by j.id) t
        where jobs.id = t.id and jobs.final_price is distinct from t.total
      $$;

      -- A discount that waits for the money to come back outlasts the work.
      create or replace function end_changes_with_job() returns trigger language plpgsql as $$
      begin
        update change_orders set status = 'expired', decided_at = new.created_at where job_id = new.job_id and status = 'proposed';
        update job_charges set status = 'void' where job_id = new.job_id and status = 'proposed'
          and (kind <> 'discount' or new.to_status <> 'completed');
        return null;
      end $$;

      -- Like the parties of the job, the vendor of a row follows it after losing the job.
      create or replace function record_changes_of_visits() returns trigger language plpgsql as $$
      begin
        if (select count(*) from new_rows) > 500 then insert into changes (kind) values ('job');
        else insert into changes (kind, row_id, job_id, users, areas)
          select 'job', j.id, j.id, array_remove(array[j.customer_id, j.vendor_id]
            || array(select distinct r.vendor_id from new_rows r where r.job_id = j.id and r.vendor_id is distinct from j.vendor_id), null), '{}'::text[]
          from jobs j where j.id in (select r.job_id from new_rows r);
        end if;
        return null;
      end $$;
    `)
  }
}
