import { Migration } from '@mikro-orm/migrations'

/**
 * Adds the charges of a job, one line for each thing the customer owes. Deferred triggers keep `jobs.final_price` equal to
 * their sum, whichever act or release changes a job or a charge. A vendor who gets a job gets its base line, and a vendor
 * who loses it loses all lines.
 */
export class Migration20261213Charges extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table job_charges (
        id uuid primary key,
        job_id uuid not null references jobs on delete cascade,
        vendor_id uuid not null references users,
        kind text not null constraint job_charges_kind
          check (kind in ('base', 'extra_day', 'overweight', 'trip', 'extra', 'cancellation', 'discount')),
        label text not null constraint job_charges_label_length check (char_length(label) between 1 and 120),
        quantity numeric(8, 2) not null default 1 constraint job_charges_quantity check (quantity > 0),
        unit_price numeric(10, 2) not null,
        amount numeric(10, 2) not null,
        status text not null default 'booked' constraint job_charges_status check (status in ('proposed', 'booked', 'contested', 'void')),
        contest_until timestamptz(3),
        contested_at timestamptz(3),
        contest_reason text constraint job_charges_contest_reason_length check (char_length(contest_reason) between 1 and 500),
        decision_reason text constraint job_charges_decision_reason_length check (char_length(decision_reason) between 1 and 500),
        created_at timestamptz(3) not null default now(),
        constraint job_charges_amount check (amount = round(quantity * unit_price, 2)),
        constraint job_charges_sign check (amount <> 0 and (kind = 'discount') = (amount < 0)),
        constraint job_charges_contestable check (contest_until is null or kind in ('extra_day', 'overweight', 'trip')),
        constraint job_charges_contested check (status <> 'contested' or num_nulls(contested_at, contest_reason) = 0)
      );
      create index job_charges_job on job_charges (job_id);
      create index job_charges_vendor on job_charges (vendor_id);
      create unique index job_charges_one_base on job_charges (job_id) where kind = 'base' and status <> 'void';
      create unique index job_charges_one_cancellation on job_charges (job_id) where kind = 'cancellation' and status <> 'void';

      create function keep_charge() returns trigger language plpgsql as $$
      begin
        if (to_jsonb(new) - array['status', 'contest_until', 'contested_at', 'contest_reason', 'decision_reason'])
          <> (to_jsonb(old) - array['status', 'contest_until', 'contested_at', 'contest_reason', 'decision_reason'])
          or (old.status = 'void' and new.status <> 'void') then
          raise exception 'A charge is never edited' using errcode = 'check_violation', constraint = 'job_charges_kept';
        end if;
        return new;
      end $$;
      create trigger keep_charge before update on job_charges for each row execute function keep_charge();

      alter table jobs drop constraint jobs_final_price;
      alter table jobs add constraint jobs_final_price check (final_price >= 0) not valid;
      alter table jobs validate constraint jobs_final_price;
      alter table jobs drop constraint jobs_what_status_needs;
      alter table jobs add constraint jobs_what_status_needs check (case status
        when 'pending' then num_nonnulls(vendor_id, final_price) = 0
        when 'cancelled' then final_price is null or vendor_id is not null
        else num_nulls(vendor_id, final_price) = 0
        end) not valid;
      alter table jobs validate constraint jobs_what_status_needs;

      alter table jobs add column service_fee_percent numeric(5, 2);
      create or replace function fix_service_fee() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' and new.service_fee is not null then
          return new;
        end if;
        if new.vendor_id is null then
          new.service_fee_percent := null;
        elsif tg_op = 'INSERT' or old.vendor_id is distinct from new.vendor_id then
          new.service_fee_percent := (select s.service_fee_percent from settings s);
        elsif new.service_fee_percent is null and old.final_price > 0 then
          -- An older job knows only the fee.
          new.service_fee_percent := round(old.service_fee * 100 / old.final_price, 2);
        end if;
        new.service_fee := case when new.status = 'cancelled' then new.final_price * 0
          else round(new.final_price * new.service_fee_percent / 100, 2) end;
        return new;
      end $$;
      create or replace trigger fix_service_fee before insert or update of final_price, vendor_id on jobs
        for each row execute function fix_service_fee();

      insert into job_charges (id, job_id, vendor_id, kind, label, unit_price, amount, status, created_at)
      select gen_random_uuid(), j.id, j.vendor_id, 'base', 'Agreed price', j.final_price, j.final_price,
        case when j.status = 'cancelled' then 'void' else 'booked' end,
        coalesce((select max(e.created_at) from job_events e where e.job_id = j.id and e.to_status = 'accepted'), j.created_at)
      from jobs j where j.vendor_id is not null and j.final_price is not null;
      update jobs set final_price = null where status = 'cancelled' and final_price is not null;

      create function sum_charges(of_job uuid) returns void language sql as $$
        update jobs set final_price = t.total
        from (select j.id, case when j.status in ('pending', 'cancelled') then sum(c.amount) else coalesce(sum(c.amount), 0) end as total
          from jobs j left join job_charges c on c.job_id = j.id and c.status in ('booked', 'contested')
          where j.id = of_job group by j.id) t
        where jobs.id = t.id and jobs.final_price is distinct from t.total
      $$;

      create function charge_with_job() returns trigger language plpgsql as $$
      declare taken boolean := tg_op = 'INSERT' or old.vendor_id is distinct from new.vendor_id;
      begin
        if taken or new.status in ('pending', 'cancelled') then
          update job_charges set status = 'void'
          where job_id = new.id and status <> 'void' and (kind <> 'cancellation' or new.status <> 'cancelled');
        end if;
        if taken and new.vendor_id is not null and new.final_price > 0 and new.status <> 'cancelled' then
          insert into job_charges (id, job_id, vendor_id, kind, label, unit_price, amount, created_at)
          select gen_random_uuid(), new.id, new.vendor_id, 'base', 'Agreed price', new.final_price, new.final_price,
            coalesce((select max(e.created_at) from job_events e where e.job_id = new.id and e.to_status = 'accepted'), now());
        end if;
        perform sum_charges(new.id);
        return null;
      end $$;
      create constraint trigger charge_inserted after insert on jobs deferrable initially deferred for each row
        when (new.vendor_id is not null) execute function charge_with_job();
      create constraint trigger charge_updated after update on jobs deferrable initially deferred for each row
        when (old.vendor_id is distinct from new.vendor_id or old.final_price is distinct from new.final_price
          or (new.status = 'cancelled' and old.status <> 'cancelled' and new.vendor_id is not null))
        execute function charge_with_job();

      create function sum_charges_of_job() returns trigger language plpgsql as $$
      begin
        perform sum_charges(new.job_id);
        return null;
      end $$;
      create constraint trigger sum_charges after insert or update on job_charges deferrable initially deferred for each row
        execute function sum_charges_of_job();

      create trigger record_inserted after insert on job_charges referencing new table as new_rows
        for each statement execute function record_changes_of_visits();
      create trigger record_updated after update on job_charges referencing new table as new_rows
        for each statement execute function record_changes_of_visits();
    `)
  }
}
