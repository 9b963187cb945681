import { Migration } from '@mikro-orm/migrations'

/** Adds the fee for a late cancellation. A job keeps the terms of the day its vendor got it; older jobs stay free to cancel. */
export class Migration20261214Cancelling extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table settings
        add column cancellation_percent numeric(5, 2) not null default 25.00
          constraint settings_cancellation_percent check (cancellation_percent between 0 and 100),
        add column cancellation_cap numeric(10, 2) not null default 75.00
          constraint settings_cancellation_cap check (cancellation_cap >= 0);
      alter table jobs add column cancellation_percent numeric(5, 2), add column cancellation_cap numeric(10, 2);

      create or replace function fix_service_fee() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' and new.service_fee is not null then
          return new;
        end if;
        if new.vendor_id is null then
          new.service_fee_percent := null;
          new.cancellation_percent := null;
          new.cancellation_cap := null;
        elsif tg_op = 'INSERT' or old.vendor_id is distinct from new.vendor_id then
          select s.service_fee_percent, s.cancellation_percent, s.cancellation_cap
            into new.service_fee_percent, new.cancellation_percent, new.cancellation_cap from settings s;
        elsif new.service_fee_percent is null and old.final_price > 0 then
          -- An older job knows only the fee.
          new.service_fee_percent := round(old.service_fee * 100 / old.final_price, 2);
        end if;
        new.service_fee := case when new.status = 'cancelled' then new.final_price * 0
          else round(new.final_price * new.service_fee_percent / 100, 2) end;
        return new;
      end $$;
    `)
  }
}
