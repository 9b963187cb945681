import { Migration } from '@mikro-orm/migrations'

/**
 * Haulbid's share of a job's price, fixed when the price is: a later change of the percentage leaves past earnings as
 * they were. The database sets it, so that no path that sets a price can miss it, even in processes of an older
 * release. Older jobs get today's percentage, about 1/256 of them per transaction; if interrupted, it continues where
 * it stopped.
 */
export class Migration20261122ServiceFee extends Migration {
  override isTransactional(): boolean {
    return false
  }

  override up(): void {
    this.addSql('alter table jobs add column if not exists service_fee numeric(10,2)')
    this.addSql(/* sql */ `
      create or replace function service_fee_of(price numeric) returns numeric language sql stable as $$
        select round(price * service_fee_percent / 100, 2) from settings
      $$`)
    this.addSql(/* sql */ `
      create or replace function fix_service_fee() returns trigger language plpgsql as $$
      begin
        new.service_fee := service_fee_of(new.final_price);
        return new;
      end $$`)
    this.addSql(/* sql */ `
      create or replace trigger fix_service_fee before insert or update of final_price on jobs
        for each row execute function fix_service_fee()`)
    this.addSql(/* sql */ `
      do $$
      declare
        start uuid;
      begin
        for part in 0..255 loop
          start := (lpad(to_hex(part), 2, '0') || repeat('0', 30))::uuid;
          update jobs set service_fee = service_fee_of(final_price)
            where final_price is not null and service_fee is null
              and id >= start and (part = 255 or id < (lpad(to_hex(part + 1), 2, '0') || repeat('0', 30))::uuid);
          commit;
        end loop;
      end $$`)
  }
}
