import { Migration } from '@mikro-orm/migrations'

/**
 * Bounds charges at the bid's rates: weight needs a finished visit with a scale ticket, a ticket counts once, a job has at most
 * two trip fees, and a trip or a ticket whose charge an admin voided is settled. A photo of a proposal belongs to the
 * proposal. A deleted line leaves the price.
 */
export class Migration20261229SettledCharges extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table job_charges add column voided_by_admin boolean not null default false;
      create or replace function keep_charge() returns trigger language plpgsql as $$
      declare mutable text[] := array['status', 'contest_until', 'contested_at', 'contest_reason', 'decision_reason', 'voided_by_admin'];
      begin
        if (to_jsonb(new) - mutable) <> (to_jsonb(old) - mutable)
          or (old.status = 'void' and (new.status <> 'void' or new.voided_by_admin <> old.voided_by_admin)) then
          raise exception 'A charge is never edited' using errcode = 'check_violation', constraint = 'job_charges_kept';
        end if;
        return new;
      end $$;

      create unique index job_charges_one_weight on job_charges (visit_id) where kind = 'overweight' and status <> 'void';

      create function bound_charge() returns trigger language plpgsql as $$
      begin
        -- Acts hold the job already; this is for whoever writes by hand.
        perform from jobs where id = new.job_id for update;
        if new.kind = 'overweight' and not exists (select from visits v where v.id = new.visit_id and v.job_id = new.job_id
          and v.kind <> 'delivery' and v.status = 'done' and v.tons >= new.quantity) then
          raise exception 'Weight needs a finished visit with a scale ticket'
            using errcode = 'check_violation', constraint = 'job_charges_weighed';
        end if;
        if new.kind = 'trip' and (select count(*) from job_charges c where c.job_id = new.job_id and c.vendor_id = new.vendor_id
          and c.kind = 'trip' and c.status <> 'void') >= 2 then
          raise exception 'A job has at most two trip fees' using errcode = 'check_violation', constraint = 'job_charges_two_trips';
        end if;
        if exists (select from job_charges c where c.visit_id = new.visit_id and c.kind = new.kind and c.voided_by_admin) then
          raise exception 'An admin voided this charge' using errcode = 'check_violation', constraint = 'job_charges_settled';
        end if;
        return new;
      end $$;
      create trigger bound_charge before insert on job_charges for each row
        when (new.kind in ('overweight', 'trip')) execute function bound_charge();

      create or replace function charge_with_job() returns trigger language plpgsql as $$
      declare taken boolean := tg_op = 'INSERT' or old.vendor_id is distinct from new.vendor_id;
      begin
        if taken or new.status in ('pending', 'cancelled') then
          -- A trip that was for nothing stays charged when the customer cancels afterwards.
          update job_charges set status = 'void' where job_id = new.id and status <> 'void'
            and not (new.status = 'cancelled' and not taken and kind in ('cancellation', 'trip'));
        end if;
        if taken and new.vendor_id is not null and new.final_price > 0 and new.status <> 'cancelled' then
          insert into job_charges (id, job_id, vendor_id, kind, label, unit_price, amount, created_at)
          select gen_random_uuid(), new.id, new.vendor_id, 'base', 'Agreed price', new.final_price, new.final_price,
            coalesce((select max(e.created_at) from job_events e where e.job_id = new.id and e.to_status = 'accepted'), now());
        end if;
        perform sum_charges(new.id);
        return null;
      end $$;

      create function sum_charges_of_deleted() returns trigger language plpgsql as $$
      begin
        perform sum_charges(old.job_id);
        return null;
      end $$;
      create constraint trigger sum_charges_deleted after delete on job_charges deferrable initially deferred for each row
        execute function sum_charges_of_deleted();

      alter table visit_photos add column change_order_id uuid references change_orders on delete set null deferrable;
      create index visit_photos_change_order on visit_photos (change_order_id) where change_order_id is not null;
      -- Photos came with a proposal if they were taken in its act; a ticket stays with the visit that was weighed.
      update visit_photos p set change_order_id = o.id from change_orders o
      where p.id::text = any(o.photo_ids) and p.visit_id = o.visit_id and p.created_at = o.created_at
        and not exists (select from visits v where v.ticket_id = p.id);
    `)
  }
}
