import { Migration } from '@mikro-orm/migrations'

/**
 * Fills in the zone of older jobs, about 1/256 of them per transaction: processes of an older release keep changing
 * jobs in the meantime, and wait for a row no longer than such a part takes. If interrupted, it continues where it
 * stopped.
 */
export class Migration20261121JobTimeZoneFill extends Migration {
  override isTransactional(): boolean {
    return false
  }

  override up(): void {
    this.addSql(/* sql */ `
      do $$
      declare
        start uuid;
      begin
        for part in 0..255 loop
          start := (lpad(to_hex(part), 2, '0') || repeat('0', 30))::uuid;
          update jobs set time_zone = time_zone_of_zip(zip5)
            where time_zone is null and id >= start and (part = 255 or id < (lpad(to_hex(part + 1), 2, '0') || repeat('0', 30))::uuid);
          commit;
        end loop;
      end $$`)
    this.addSql('alter table jobs drop constraint if exists jobs_time_zone')
    this.addSql('alter table jobs add constraint jobs_time_zone check (time_zone is not null) not valid')
    this.addSql('alter table jobs validate constraint jobs_time_zone')
    // The check has been validated, so this reads no row.
    this.addSql('alter table jobs alter column time_zone set not null')
    this.addSql('alter table jobs drop constraint jobs_time_zone')
  }
}
