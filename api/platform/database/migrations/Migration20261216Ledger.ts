import { Migration } from '@mikro-orm/migrations'

/**
 * Adds the ledger of service fees. A deferred trigger keeps each transfer at zero; others refuse to change or remove
 * anything. When a job is completed, and when a line of a completed job is booked or voided, a deferred trigger books
 * its share of the fee, whichever act or release does it. A transfer's id is made from its cause, so it is booked once.
 */
export class Migration20261216Ledger extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create extension if not exists "uuid-ossp";

      create table ledger_accounts (
        id uuid primary key,
        kind text not null constraint ledger_accounts_kind check (kind in ('vendor_owes', 'fee_revenue', 'cash')),
        owner_id uuid references users,
        constraint ledger_accounts_owner check ((kind = 'vendor_owes') = (owner_id is not null)),
        constraint ledger_accounts_one unique nulls not distinct (kind, owner_id)
      );
      create index ledger_accounts_owner_id on ledger_accounts (owner_id) where owner_id is not null;

      create table ledger_transfers (
        id uuid primary key,
        number bigint not null generated always as identity constraint ledger_transfers_number unique,
        kind text not null constraint ledger_transfers_kind check (kind in ('fee', 'fee_voided', 'fee_waived')),
        job_id uuid references jobs,
        charge_id uuid references job_charges,
        reverses uuid constraint ledger_transfers_reversed_once unique references ledger_transfers,
        reason text constraint ledger_transfers_reason_length check (char_length(reason) between 1 and 500),
        created_at timestamptz(3) not null,
        constraint ledger_transfers_reverses check ((kind in ('fee_voided', 'fee_waived')) = (reverses is not null)),
        constraint ledger_transfers_waived check (kind <> 'fee_waived' or reason is not null)
      );
      create index ledger_transfers_job on ledger_transfers (job_id) where job_id is not null;
      create index ledger_transfers_charge on ledger_transfers (charge_id) where charge_id is not null;
      create index ledger_transfers_created on ledger_transfers (created_at);

      create table ledger_entries (
        transfer_id uuid not null references ledger_transfers,
        account_id uuid not null references ledger_accounts,
        amount numeric(12, 2) not null constraint ledger_entries_amount check (amount <> 0),
        primary key (transfer_id, account_id)
      );
      create index ledger_entries_account on ledger_entries (account_id);

      create function balance_transfer() returns trigger language plpgsql as $$
      begin
        if (select sum(e.amount) from ledger_entries e where e.transfer_id = new.transfer_id) <> 0 then
          raise exception 'A transfer does not add up to zero'
            using errcode = 'check_violation', constraint = 'ledger_transfers_balanced';
        end if;
        return null;
      end $$;
      create constraint trigger balance_transfer after insert on ledger_entries deferrable initially deferred
        for each row execute function balance_transfer();

      create function keep_ledger() returns trigger language plpgsql as $$
      begin
        raise exception 'The ledger is only added to' using errcode = 'check_violation', constraint = 'ledger_kept';
      end $$;
      create trigger keep_ledger before update or delete or truncate on ledger_accounts for each statement execute function keep_ledger();
      create trigger keep_ledger before update or delete or truncate on ledger_transfers for each statement execute function keep_ledger();
      create trigger keep_ledger before update or delete or truncate on ledger_entries for each statement execute function keep_ledger();

      create function ledger_id(cause text) returns uuid language sql immutable parallel safe
        return uuid_generate_v5('6f0d5b1e-2f7c-5f0e-9a53-6b2a3e1f4c88', cause);

      create function ledger_account(of_kind text, of_owner uuid default null) returns uuid language plpgsql as $$
      declare account uuid := ledger_id('account:' || of_kind || ':' || coalesce(of_owner::text, ''));
      begin
        if not exists (select from ledger_accounts where id = account) then
          insert into ledger_accounts (id, kind, owner_id) values (account, of_kind, of_owner) on conflict do nothing;
        end if;
        return account;
      end $$;

      -- Half cents round up, as in serviceFee (rules/money.ts).
      create function fee_of(total numeric, percent numeric) returns numeric language sql immutable parallel safe
        return round(greatest(total, 0) * percent / 100, 2);

      -- A job from before the percentage was kept knows only its fee.
      create function fee_percent(job jobs) returns numeric language sql stable
        return coalesce(job.service_fee_percent, round(job.service_fee * 100 / nullif(job.final_price, 0), 2), 0);

      -- The lines whose fee is booked and not reversed.
      create function billed_total(of_job uuid) returns numeric language sql stable as $$
        select coalesce(sum(c.amount), 0) from ledger_transfers t join job_charges c on c.id = t.charge_id
        where t.job_id = of_job and t.kind = 'fee' and not exists (select from ledger_transfers r where r.reverses = t.id)
      $$;

      -- Books the difference that a line makes to the fee on all lines, so that the parts always add up to fee(total).
      create function book_fee(of_charge job_charges, percent numeric, billed numeric, of_kind text, at timestamptz, why text)
      returns void language plpgsql as $$
      declare
        fee uuid := ledger_id('fee:' || of_charge.id);
        transfer uuid := case when of_kind = 'fee' then fee else ledger_id('reversal:' || fee) end;
        sign integer := case when of_kind = 'fee' then 1 else -1 end;
        part numeric := fee_of(billed + sign * of_charge.amount, percent) - fee_of(billed, percent);
      begin
        insert into ledger_transfers (id, kind, job_id, charge_id, reverses, reason, created_at)
        values (transfer, of_kind, of_charge.job_id, of_charge.id, case when of_kind <> 'fee' then fee end, why, at);
        if part <> 0 then
          insert into ledger_entries (transfer_id, account_id, amount) values
            (transfer, ledger_account('fee_revenue'), -part),
            (transfer, ledger_account('vendor_owes', of_charge.vendor_id), part);
        end if;
      end $$;

      create function settle_fees(of_job uuid) returns void language plpgsql as $$
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
          select c, exists (select from ledger_transfers t where t.id = ledger_id('fee:' || c.id)) as is_billed,
            exists (select from ledger_transfers t where t.id = ledger_id('reversal:' || ledger_id('fee:' || c.id))) as is_reversed
          from job_charges c where c.job_id = of_job and c.vendor_id = job.vendor_id
          order by c.kind <> 'base', c.created_at, c.id
        loop
          if not line.is_billed and (line.c).status in ('booked', 'contested') then
            perform book_fee(line.c, percent, billed, 'fee', greatest((line.c).created_at, job.completed_date), null);
            billed := billed + (line.c).amount;
          elsif line.is_billed and not line.is_reversed and (line.c).status = 'void' then
            perform book_fee(line.c, percent, billed, 'fee_voided', now(), (line.c).decision_reason);
            billed := billed - (line.c).amount;
          end if;
        end loop;
      end $$;

      create function settle_fees_of_job() returns trigger language plpgsql as $$
      begin
        perform settle_fees(new.id);
        return null;
      end $$;
      create constraint trigger settle_fees after update of status on jobs deferrable initially deferred for each row
        when (new.status = 'completed' and old.status <> 'completed') execute function settle_fees_of_job();

      create function settle_fees_of_charge() returns trigger language plpgsql as $$
      begin
        perform settle_fees(new.job_id);
        return null;
      end $$;
      -- Fires for inserted jobs, too: their base line is inserted at commit.
      create constraint trigger settle_fees after insert or update of status on job_charges deferrable initially deferred
        for each row execute function settle_fees_of_charge();

      with lines as (
        select c.id, c.job_id, c.vendor_id, greatest(c.created_at, j.completed_date) as at, fee_percent(j) as percent, c.amount,
          sum(c.amount) over (partition by c.job_id order by c.kind <> 'base', c.created_at, c.id) as total
        from jobs j join job_charges c on c.job_id = j.id and c.vendor_id = j.vendor_id
        where j.status = 'completed' and c.status in ('booked', 'contested')
      ), parts as (
        select ledger_id('fee:' || id) as transfer, lines.*, fee_of(total, percent) - fee_of(total - amount, percent) as part from lines
      ), accounts as (
        insert into ledger_accounts (id, kind, owner_id)
        select ledger_id('account:fee_revenue:'), 'fee_revenue', null where exists (select from parts where part <> 0)
        union all
        select distinct ledger_id('account:vendor_owes:' || vendor_id), 'vendor_owes', vendor_id from parts where part <> 0
      ), transfers as (
        insert into ledger_transfers (id, kind, job_id, charge_id, created_at) select transfer, 'fee', job_id, id, at from parts
      )
      insert into ledger_entries (transfer_id, account_id, amount)
      select transfer, ledger_id('account:fee_revenue:'), -part from parts where part <> 0
      union all
      select transfer, ledger_id('account:vendor_owes:' || vendor_id), part from parts where part <> 0;
      -- Later migrations may change these tables in the same transaction.
      set constraints all immediate;
    `)
  }
}
