import { Migration } from '@mikro-orm/migrations'

/**
 * Adds the monthly statements of service fees. A transfer is on at most one statement. What a statement comes to, what is
 * paid, and whether that settles it follow its lines and payments, whichever act or release writes them. Neither is ever
 * changed or removed: a fee that is reversed before its statement is paid becomes a credit on it, a later one is carried over.
 */
export class Migration20261222Statements extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table settings add column time_zone text not null default 'America/Chicago'
        constraint settings_time_zone_length check (char_length(time_zone) between 1 and 64);

      create table statements (
        id uuid primary key,
        number text not null constraint statements_number unique,
        vendor_id uuid not null references users,
        month date not null constraint statements_month check (extract(day from month) = 1),
        due_date date not null,
        total numeric(12, 2) not null default 0,
        paid numeric(12, 2) not null default 0,
        status text not null default 'open' constraint statements_status check (status in ('open', 'paid', 'overdue')),
        created_at timestamptz(3) not null,
        constraint statements_one unique (vendor_id, month),
        constraint statements_due_date check (due_date > month),
        constraint statements_paid check (paid between 0 and total)
      );
      create index statements_month_made on statements (month);
      create index statements_newest on statements (created_at, id);
      create index statements_by_status on statements (status, created_at, id);
      create index statements_overdue on statements (vendor_id) where status = 'overdue';

      create table statement_lines (
        transfer_id uuid primary key references ledger_transfers,
        statement_id uuid not null references statements
      );
      create index statement_lines_statement on statement_lines (statement_id);

      alter table ledger_transfers
        add column statement_id uuid references statements,
        add column reference text constraint ledger_transfers_reference_length check (char_length(reference) between 1 and 100),
        drop constraint ledger_transfers_kind,
        drop constraint ledger_transfers_reverses,
        drop constraint ledger_transfers_waived;
      alter table ledger_transfers
        add constraint ledger_transfers_kind
          check (kind in ('fee', 'fee_voided', 'fee_waived', 'payment', 'payment_reversed')),
        add constraint ledger_transfers_reverses
          check ((kind in ('fee_voided', 'fee_waived', 'payment_reversed')) = (reverses is not null)),
        add constraint ledger_transfers_reason check (kind not in ('fee_waived', 'payment_reversed') or reason is not null),
        add constraint ledger_transfers_statement check ((kind in ('payment', 'payment_reversed')) = (statement_id is not null)),
        add constraint ledger_transfers_reference check ((kind = 'payment') = (reference is not null));
      create index ledger_transfers_statement on ledger_transfers (statement_id) where statement_id is not null;

      create function vendor_account(of_vendor uuid) returns uuid language sql immutable parallel safe
        return ledger_id('account:vendor_owes:' || of_vendor);

      create function settle_statement() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and (new.id, new.number, new.vendor_id, new.month, new.due_date, new.created_at)
          is distinct from (old.id, old.number, old.vendor_id, old.month, old.due_date, old.created_at) then
          raise exception 'A statement is never edited' using errcode = 'check_violation', constraint = 'statements_kept';
        end if;
        new.total := (select coalesce(sum(e.amount), 0) from statement_lines l
          join ledger_entries e on e.transfer_id = l.transfer_id and e.account_id = vendor_account(new.vendor_id)
          where l.statement_id = new.id);
        new.paid := (select coalesce(-sum(e.amount), 0) from ledger_transfers t
          join ledger_entries e on e.transfer_id = t.id and e.account_id = vendor_account(new.vendor_id)
          where t.statement_id = new.id);
        if tg_op = 'UPDATE' then
          new.status := case when new.paid = new.total then 'paid' when new.status = 'paid' then 'open' else new.status end;
        end if;
        return new;
      end $$;
      create trigger settle_statement before insert or update on statements for each row execute function settle_statement();

      create function add_lines() returns trigger language plpgsql as $$
      begin
        if exists (select from added l join statements s on s.id = l.statement_id where not exists (
          select from ledger_entries e where e.transfer_id = l.transfer_id and e.account_id = vendor_account(s.vendor_id))) then
          raise exception 'A line is of another vendor' using errcode = 'check_violation', constraint = 'statement_lines_own';
        end if;
        update statements s set status = s.status where s.id in (select l.statement_id from added l);
        return null;
      end $$;
      create trigger add_lines after insert on statement_lines referencing new table as added
        for each statement execute function add_lines();

      create function add_payment() returns trigger language plpgsql as $$
      begin
        update statements s set status = s.status where s.id = new.statement_id;
        return null;
      end $$;
      -- At commit, when the entries are there.
      create constraint trigger add_payment after insert on ledger_transfers deferrable initially deferred for each row
        when (new.statement_id is not null) execute function add_payment();

      create trigger keep_ledger before update or delete or truncate on statement_lines for each statement execute function keep_ledger();
      create trigger keep_ledger before delete or truncate on statements for each statement execute function keep_ledger();

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
        -- A credit on the statement that bills the fee, if so much of it is still to be paid.
        if of_kind <> 'fee' and part < 0 then
          insert into statement_lines (transfer_id, statement_id)
          select transfer, s.id from statement_lines l join statements s on s.id = l.statement_id
          where l.transfer_id = fee and s.status <> 'paid' and s.total + part >= s.paid
          for no key update of s;
        end if;
      end $$;

      create function record_changes_of_statements() returns trigger language plpgsql as $$
      begin
        if (select count(*) from new_rows) > 500 then insert into changes (kind) values ('statement');
        else insert into changes (kind, row_id, users) select 'statement', r.id, array[r.vendor_id] from new_rows r;
        end if;
        return null;
      end $$;
      create trigger record_inserted after insert on statements referencing new table as new_rows
        for each statement execute function record_changes_of_statements();
      create trigger record_updated after update on statements referencing new table as new_rows
        for each statement execute function record_changes_of_statements();
    `)
  }
}
