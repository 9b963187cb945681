import { Migration } from '@mikro-orm/migrations'

const SIZES = `('10_yard', '15_yard', '20_yard', '30_yard')`

/**
 * The vendor's rates, and which of the customers' sizes each of theirs is: docs/decisions/0065-terms-of-a-bid.md.
 * The sizes that a vendor has named are kept with their rental service, which whoever looks for matching jobs reads anyway.
 */
export class Migration20261122VendorRates extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table dumpster_sizes
        add column rental_size text constraint dumpster_sizes_rental_size check (rental_size in ${SIZES}),
        add column usual_price numeric(10,2) constraint dumpster_sizes_usual_price check (usual_price > 0),
        add column included_days integer constraint dumpster_sizes_included_days check (included_days between 0 and 365),
        add column included_tons numeric(4,2) constraint dumpster_sizes_included_tons check (included_tons >= 0),
        add column extra_day_price numeric(10,2)
          constraint dumpster_sizes_extra_day_price check (extra_day_price between 0 and 10000),
        add column extra_ton_price numeric(10,2)
          constraint dumpster_sizes_extra_ton_price check (extra_ton_price between 0 and 10000),
        add column trip_fee numeric(10,2) constraint dumpster_sizes_trip_fee check (trip_fee between 0 and 10000),
        add constraint dumpster_sizes_extra_day_of check (extra_day_price is null or included_days is not null),
        add constraint dumpster_sizes_extra_ton_of check (extra_ton_price is null or included_tons is not null);

      alter table vendor_services
        add column rental_sizes text[]
          constraint vendor_services_rental_sizes check (rental_sizes is null or (rental_sizes <> '{}' and service_type = 'dumpster_rental'));
    `)
    // The vendor is locked before the row, as by every act, so that of two changes at once the later one counts both.
    this.addSql(/* sql */ `
      create function rental_sizes_of(vendor uuid) returns text[] language sql stable as $$
        select array_agg(distinct d.rental_size order by d.rental_size) from dumpster_sizes d
        where d.vendor_id = vendor and d.is_active and d.rental_size is not null
      $$;

      create function keep_rental_sizes() returns trigger language plpgsql as $$
      declare
        vendor uuid := coalesce(new.vendor_id, old.vendor_id);
        sizes text[];
      begin
        if coalesce(new.rental_size, old.rental_size) is null
          or (new.rental_size, new.is_active) = (old.rental_size, old.is_active) then return null;
        end if;
        perform from users u where u.id = vendor for no key update;
        sizes := rental_sizes_of(vendor);
        update vendor_services s set rental_sizes = sizes
        where s.vendor_id = vendor and s.service_type = 'dumpster_rental' and s.rental_sizes is distinct from sizes;
        return null;
      end $$;
      create trigger keep_rental_sizes after insert or update or delete on dumpster_sizes
        for each row execute function keep_rental_sizes();

      create function begin_with_rental_sizes() returns trigger language plpgsql as $$
      begin
        perform from users u where u.id = new.vendor_id for share;
        new.rental_sizes := rental_sizes_of(new.vendor_id);
        return new;
      end $$;
      create trigger begin_with_rental_sizes before insert on vendor_services
        for each row when (new.service_type = 'dumpster_rental') execute function begin_with_rental_sizes();
    `)
    // Available jobs are found without reading their rows, so the index holds what decides.
    this.addSql(/* sql */ `
      drop index jobs_available_open;
      create index jobs_available_open on jobs (zip5, type, created_at desc, id desc)
        include (scheduled_date, dropoff_date, time_zone, customer_id, dumpster_size) where status = 'pending';
    `)
  }
}
