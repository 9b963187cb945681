import { Migration } from '@mikro-orm/migrations'

/** A row that comes with its fee keeps it: a backup is restored before, or without, the settings of its day. */
export class Migration20261122ServiceFeeKept extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create or replace function fix_service_fee() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' and new.service_fee is not null then
          return new;
        end if;
        new.service_fee := service_fee_of(new.final_price);
        return new;
      end $$`)
  }
}
