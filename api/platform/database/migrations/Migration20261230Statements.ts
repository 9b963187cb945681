import { Migration } from '@mikro-orm/migrations'

/**
 * A credit pays the oldest open statement first, and may be divided among several: a line has its own amount, at most that of
 * its transfer. Keeps what each vendor owes in fees, so that nobody adds up the ledger. Adds how to pay Haulbid, and how far
 * a vendor was reminded of a statement past due.
 */
export class Migration20261230Statements extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table settings add column how_to_pay_fees text
        constraint settings_how_to_pay_fees_length check (char_length(how_to_pay_fees) between 1 and 500);
      alter table statements add column reminded_days integer not null default 0;

      create table vendor_fees (vendor_id uuid primary key, owed numeric(12, 2) not null);
      insert into vendor_fees (vendor_id, owed)
      select a.owner_id, sum(e.amount) from ledger_accounts a join ledger_entries e on e.account_id = a.id
      where a.kind = 'vendor_owes' group by a.owner_id;
      create function add_vendor_fee() returns trigger language plpgsql as $$
      begin
        insert into vendor_fees as f (vendor_id, owed)
        select a.owner_id, new.amount from ledger_accounts a where a.id = new.account_id and a.kind = 'vendor_owes'
        on conflict (vendor_id) do update set owed = f.owed + excluded.owed;
        return null;
      end $$;
      create trigger add_vendor_fee after insert on ledger_entries for each row execute function add_vendor_fee();

      alter table statement_lines add column amount numeric(12, 2);
      alter table statement_lines disable trigger keep_ledger;
      update statement_lines l set amount = e.amount from statements s, ledger_entries e
      where s.id = l.statement_id and e.transfer_id = l.transfer_id and e.account_id = vendor_account(s.vendor_id);
      alter table statement_lines enable trigger keep_ledger;
      alter table statement_lines alter column amount set not null,
        add constraint statement_lines_amount check (amount <> 0),
        drop constraint statement_lines_pkey,
        add primary key (transfer_id, statement_id);

      -- A release that knows no amount bills whole transfers.
      create function whole_line() returns trigger language plpgsql as $$
      begin
        new.amount := (select e.amount from ledger_entries e join statements s on s.id = new.statement_id
          where e.transfer_id = new.transfer_id and e.account_id = vendor_account(s.vendor_id));
        if new.amount is null then
          raise exception 'A line is of another vendor' using errcode = 'check_violation', constraint = 'statement_lines_own';
        end if;
        return new;
      end $$;
      create trigger whole_line before insert on statement_lines for each row when (new.amount is null) execute function whole_line();

      create or replace function add_lines() returns trigger language plpgsql as $$
      begin
        if exists (select from added l join statements s on s.id = l.statement_id where not exists (
          select from ledger_entries e where e.transfer_id = l.transfer_id and e.account_id = vendor_account(s.vendor_id)
            and sign(e.amount) = sign(l.amount)
            and abs(e.amount) >= (select sum(abs(o.amount)) from statement_lines o where o.transfer_id = l.transfer_id))) then
          raise exception 'A line is of another vendor, or more than its transfer'
            using errcode = 'check_violation', constraint = 'statement_lines_own';
        end if;
        update statements s set status = s.status where s.id in (select l.statement_id from added l);
        return null;
      end $$;

      create or replace function settle_statement() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and (new.id, new.number, new.vendor_id, new.month, new.due_date, new.created_at)
          is distinct from (old.id, old.number, old.vendor_id, old.month, old.due_date, old.created_at) then
          raise exception 'A statement is never edited' using errcode = 'check_violation', constraint = 'statements_kept';
        end if;
        new.total := (select coalesce(sum(l.amount), 0) from statement_lines l where l.statement_id = new.id);
        new.paid := (select coalesce(-sum(e.amount), 0) from ledger_transfers t
          join ledger_entries e on e.transfer_id = t.id and e.account_id = vendor_account(new.vendor_id)
          where t.statement_id = new.id);
        if tg_op = 'UPDATE' then
          new.status := case when new.paid = new.total then 'paid' when new.status = 'paid' then 'open' else new.status end;
        end if;
        return new;
      end $$;

      -- What no open statement can take waits for the next one.
      create function apply_credit(of_transfer uuid, of_vendor uuid, credit numeric) returns void language plpgsql as $$
      declare
        rest numeric := credit;
        part numeric;
        statement record;
      begin
        for statement in
          select s.id, s.total - s.paid as due from statements s where s.vendor_id = of_vendor and s.status <> 'paid'
          order by s.month for no key update
        loop
          part := least(rest, statement.due);
          if part > 0 then
            insert into statement_lines (transfer_id, statement_id, amount) values (of_transfer, statement.id, -part);
            rest := rest - part;
          end if;
        end loop;
      end $$;

      create or replace function book_fee(of_charge job_charges, percent numeric, billed numeric, of_kind text, at timestamptz, why text)
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
        if part < 0 then
          perform apply_credit(transfer, of_charge.vendor_id, -part);
        end if;
      end $$;
    `)
  }
}
