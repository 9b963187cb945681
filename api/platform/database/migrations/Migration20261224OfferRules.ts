import { Migration } from '@mikro-orm/migrations'

const edited = [
  'size',
  'zip_codes',
  'debris',
  'price',
  'included_days',
  'included_tons',
  'extra_day_price',
  'extra_ton_price',
  'trip_fee',
  'notice_hours',
  'weekdays',
  'most_per_day',
  'stands_days',
  'is_active',
]

/** Standing prices of vendors that bid by themselves, and the bids that they made. */
export class Migration20261224OfferRules extends Migration {
  override up(): void {
    const changes = edited.map(column => `old.${column} is distinct from new.${column}`).join(' or ')
    this.addSql(/* sql */ `
      create table offer_rules (
        id uuid primary key,
        vendor_id uuid not null references users,
        size text not null constraint offer_rules_size check (size in ('10_yard', '15_yard', '20_yard', '30_yard')),
        zip_codes text[] not null default '{}' constraint offer_rules_zip_codes
          check (cardinality(zip_codes) <= 3000 and array_to_string(zip_codes, ',', '?') ~ '^(\\d{5}(,\\d{5})*)?$'),
        debris text[] not null default '{}' constraint offer_rules_debris
          check (debris <@ array['household', 'construction', 'roofing', 'yard_waste', 'heavy', 'not_sure']),
        price numeric(10,2) not null constraint offer_rules_price check (price > 0),
        included_days integer constraint offer_rules_included_days check (included_days between 0 and 365),
        included_tons numeric(4,2) constraint offer_rules_included_tons check (included_tons >= 0),
        extra_day_price numeric(10,2) constraint offer_rules_extra_day_price check (extra_day_price between 0 and 10000),
        extra_ton_price numeric(10,2) constraint offer_rules_extra_ton_price check (extra_ton_price between 0 and 10000),
        trip_fee numeric(10,2) constraint offer_rules_trip_fee check (trip_fee between 0 and 10000),
        notice_hours integer not null constraint offer_rules_notice_hours check (notice_hours between 0 and 336),
        weekdays integer[] not null default '{}' constraint offer_rules_weekdays check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
        most_per_day integer constraint offer_rules_most_per_day check (most_per_day between 1 and 100),
        stands_days integer not null constraint offer_rules_stands_days check (stands_days between 1 and 14),
        is_active boolean not null default true,
        off_until timestamptz(3),
        paused_at timestamptz(3),
        pause_reason text constraint offer_rules_pause_reason_length check (char_length(pause_reason) between 1 and 500),
        created_at timestamptz(3) not null,
        version integer not null default 1 constraint offer_rules_version check (version > 0),
        constraint offer_rules_extra_day_of check (extra_day_price is null or included_days is not null),
        constraint offer_rules_extra_ton_of check (extra_ton_price is null or included_tons is not null),
        constraint offer_rules_paused check ((paused_at is null) = (pause_reason is null))
      );
      create index offer_rules_vendor on offer_rules (vendor_id, size);
      create trigger offer_rules_version before update of ${edited.join(', ')} on offer_rules
        for each row when (${changes}) execute function next_version();

      alter table bids
        add column is_instant boolean not null default false,
        -- No reference: removing a rule must not lock or change its bids.
        add column offer_rule_id uuid,
        add column offer_day date,
        add column replaced_at timestamptz(3),
        add constraint bids_instant_day check (not is_instant or offer_day is not null) not valid,
        add constraint bids_replaced check (replaced_at is null or status = 'withdrawn') not valid;
      alter table bids validate constraint bids_instant_day;
      alter table bids validate constraint bids_replaced;
      create index bids_offer_rule on bids (offer_rule_id, offer_day) where offer_rule_id is not null;

      create function record_changes_of_offer_rules() returns trigger language plpgsql as $$
      begin
        insert into changes (kind, row_id, users)
        select 'offer_rule', r.id, array[r.vendor_id] from changed_rows r;
        return null;
      end $$;
      create trigger record_inserted after insert on offer_rules referencing new table as changed_rows
        for each statement execute function record_changes_of_offer_rules();
      create trigger record_updated after update on offer_rules referencing new table as changed_rows
        for each statement execute function record_changes_of_offer_rules();
      create trigger record_deleted after delete on offer_rules referencing old table as changed_rows
        for each statement execute function record_changes_of_offer_rules();
    `)
  }
}
