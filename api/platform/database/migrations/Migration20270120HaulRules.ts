import { Migration } from '@mikro-orm/migrations'

const EDITED = [
  'zip_codes',
  'minimum',
  'eighth_prices',
  'stairs_price',
  'extra_eighth_price',
  'notice_hours',
  'weekdays',
  'most_per_day',
  'stands_days',
  'is_active',
]

const RISING = [1, 2, 3, 4, 5, 6, 7]
  .map(at => `eighth_prices[${at}] <= eighth_prices[${at + 1}]`)
  .join(' and ')

/** Standing prices of vendors for junk pickups. The bids that they make name them in `offer_rule_id`, as those on rentals do. */
export class Migration20270120HaulRules extends Migration {
  override up(): void {
    const changes = EDITED.map(column => `old.${column} is distinct from new.${column}`).join(' or ')
    this.addSql(/* sql */ `
      create table haul_rules (
        id uuid primary key,
        vendor_id uuid not null references users,
        zip_codes text[] not null default '{}' constraint haul_rules_zip_codes
          check (cardinality(zip_codes) <= 3000 and array_to_string(zip_codes, ',', '?') ~ '^(\\d{5}(,\\d{5})*)?$'),
        minimum numeric(10,2) not null constraint haul_rules_minimum check (minimum > 0 and minimum <= 10000),
        eighth_prices numeric(10,2)[] not null constraint haul_rules_eighth_prices
          check (array_position(eighth_prices, null) is null and array_ndims(eighth_prices) = 1 and array_lower(eighth_prices, 1) = 1
            and cardinality(eighth_prices) = 8 and eighth_prices[1] > 0 and eighth_prices[8] <= 10000 and ${RISING}),
        stairs_price numeric(10,2) constraint haul_rules_stairs_price check (stairs_price between 0 and 10000),
        extra_eighth_price numeric(10,2) constraint haul_rules_extra_eighth_price check (extra_eighth_price between 0 and 10000),
        notice_hours integer not null constraint haul_rules_notice_hours check (notice_hours between 0 and 336),
        weekdays integer[] not null default '{}' constraint haul_rules_weekdays check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
        most_per_day integer constraint haul_rules_most_per_day check (most_per_day between 1 and 100),
        stands_days integer not null constraint haul_rules_stands_days check (stands_days between 1 and 14),
        is_active boolean not null default true,
        off_until timestamptz(3),
        paused_at timestamptz(3),
        pause_reason text constraint haul_rules_pause_reason_length check (char_length(pause_reason) between 1 and 500),
        created_at timestamptz(3) not null,
        version integer not null default 1 constraint haul_rules_version check (version > 0),
        constraint haul_rules_paused check ((paused_at is null) = (pause_reason is null))
      );
      create index haul_rules_vendor on haul_rules (vendor_id);
      create trigger haul_rules_version before update of ${EDITED.join(', ')} on haul_rules
        for each row when (${changes}) execute function next_version();

      create function record_changes_of_haul_rules() returns trigger language plpgsql as $$
      begin
        insert into changes (kind, row_id, users)
        select 'haul_rule', r.id, array[r.vendor_id] from changed_rows r;
        return null;
      end $$;
      create trigger record_inserted after insert on haul_rules referencing new table as changed_rows
        for each statement execute function record_changes_of_haul_rules();
      create trigger record_updated after update on haul_rules referencing new table as changed_rows
        for each statement execute function record_changes_of_haul_rules();
      create trigger record_deleted after delete on haul_rules referencing old table as changed_rows
        for each statement execute function record_changes_of_haul_rules();

      -- What a rule's most per day counts, as jobs_vendor_deliveries does for rentals.
      create index jobs_vendor_hauls on jobs (vendor_id, ((pickup_date_time at time zone time_zone)::date))
        where status in ('accepted', 'in_progress', 'completed') and type = 'junk_pickup';
    `)
  }
}
