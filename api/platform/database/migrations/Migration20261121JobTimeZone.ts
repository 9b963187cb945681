import { Migration } from '@mikro-orm/migrations'
import { DEFAULT_TIME_ZONE, timeZoneOfPrefix } from '../../../rules/timeZoneOfZip.js'
import { ZONE_EXCEPTIONS } from '../../../rules/zipTimeZones.js'

/** A row for each three-digit prefix, and one for each ZIP code in a different time zone than its prefix. */
const zones = (): [prefix: string, timeZone: string][] => [
  ...Array.from({ length: 1000 }, (_, n): [string, string] => {
    const prefix = String(n).padStart(3, '0')
    return [prefix, timeZoneOfPrefix(prefix)]
  }),
  ...Object.entries(ZONE_EXCEPTIONS).flatMap(([zone, zips]) =>
    zips.split(' ').map((zip): [string, string] => [zip, zone]),
  ),
]

/**
 * The time zone of each job: see docs/decisions/0041-the-jobs-own-clock.md. Processes of an older release still insert
 * jobs while this one starts, so the database fills in the zone if a job comes without one.
 */
export class Migration20261121JobTimeZone extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table zip_time_zones (
        zip_prefix text primary key constraint zip_time_zones_prefix check (zip_prefix ~ '^[0-9]{3}([0-9]{2})?$'),
        time_zone text not null
      );
      insert into zip_time_zones values ${zones()
        .map(([prefix, zone]) => `('${prefix}', '${zone}')`)
        .join(', ')};
      create function time_zone_of_zip(zip text) returns text language sql stable as $$
        select coalesce(
          (select z.time_zone from zip_time_zones z where z.zip_prefix = left(zip, 5)),
          (select z.time_zone from zip_time_zones z where z.zip_prefix = left(zip, 3)),
          '${DEFAULT_TIME_ZONE}') $$;

      alter table jobs add column time_zone text
        constraint jobs_time_zone_exists check (timestamp '2026-11-21' at time zone time_zone is not null or time_zone is null);
      create function jobs_find_time_zone() returns trigger language plpgsql as
        $$ begin new.time_zone = time_zone_of_zip(new.zip_code); return new; end $$;
      create trigger jobs_time_zone_found before insert on jobs for each row when (new.time_zone is null)
        execute function jobs_find_time_zone();

      create index users_suspended on users (id) where not is_active and closed_at is null;
    `)
  }
}
