import { Migration } from '@mikro-orm/migrations'

/**
 * A larger load or items beyond the list of a junk pickup: kinds of change orders and charges. A charge needs a visit at the
 * address, and its change order says how many units there are: at most 8 eighths, and 50 items of a kind, for a vendor's job.
 */
export class Migration20270121OnSiteJunk extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table change_orders
        add column item text,
        drop constraint change_orders_kind,
        add constraint change_orders_kind check (kind in ('move_visit', 'longer_rental', 'earlier_pickup', 'swap',
          'extra_days', 'overweight', 'extra_load', 'item', 'wasted_trip', 'extra', 'discount')) not valid,
        add constraint change_orders_item check ((kind = 'item') = (item is not null)) not valid,
        add constraint change_orders_units check (kind not in ('extra_load', 'item')
          or (num_nulls(visit_id, quantity, amount) = 0 and quantity = trunc(quantity)
            and quantity between 1 and case kind when 'item' then 50 else 8 end)) not valid;
      alter table change_orders validate constraint change_orders_kind;
      alter table change_orders validate constraint change_orders_item;
      alter table change_orders validate constraint change_orders_units;

      -- Items of different kinds may be open at the same time.
      drop index change_orders_one_open;
      create unique index change_orders_one_open on change_orders (job_id, kind, coalesce(item, '')) where status = 'proposed';

      alter table job_charges
        drop constraint job_charges_kind,
        add constraint job_charges_kind check (kind in ('base', 'extra_day', 'swap', 'overweight', 'extra_load', 'item', 'trip',
          'extra', 'cancellation', 'discount')) not valid,
        drop constraint job_charges_contestable,
        add constraint job_charges_contestable check (contest_until is null
          or kind in ('extra_day', 'overweight', 'extra_load', 'item', 'trip')) not valid,
        add constraint job_charges_on_site check (kind not in ('extra_load', 'item')
          or num_nulls(visit_id, change_order_id) = 0) not valid;
      alter table job_charges validate constraint job_charges_kind;
      alter table job_charges validate constraint job_charges_contestable;
      alter table job_charges validate constraint job_charges_on_site;

      create function bound_on_site() returns trigger language plpgsql as $$
      declare
        of_order change_orders;
        units numeric;
      begin
        -- Acts hold the job already; this is for whoever writes by hand.
        perform from jobs where id = new.job_id for update;
        select * into of_order from change_orders where id = new.change_order_id;
        if not exists (select from visits v where v.id = new.visit_id and v.job_id = new.job_id and v.kind = 'haul'
          and v.status in ('arrived', 'done')) then
          raise exception 'It needs a visit at the address' using errcode = 'check_violation', constraint = 'job_charges_at_visit';
        end if;
        select coalesce(sum(o.quantity), 0) into units from change_orders o join job_charges c on c.change_order_id = o.id
        where o.job_id = new.job_id and o.vendor_id = new.vendor_id and o.kind = new.kind
          and o.item is not distinct from of_order.item and c.status <> 'void';
        if units + of_order.quantity > (case new.kind when 'item' then 50 else 8 end) then
          raise exception 'A job has at most 8 extra eighths and 50 items of a kind'
            using errcode = 'check_violation', constraint = 'job_charges_units';
        end if;
        return new;
      end $$;
      create trigger bound_on_site before insert on job_charges for each row
        when (new.kind in ('extra_load', 'item')) execute function bound_on_site();
    `)
  }
}
